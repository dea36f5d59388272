import { describe, expect, it } from 'vitest'
import { minus, num, plus, pow, times } from '../expressions/build.ts'
import { equation, expression } from '../values/items.ts'
import { money } from '../values/money.ts'
import { rational } from '../values/rational.ts'
import { markResponse } from './mark.ts'
import { spellings } from './spellings.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { AnswerKey, MarkingRules } from '../topic-level.ts'
import type { Value } from '../values/values.ts'

const keyFor = (answer: Value, form: AnswerForm, rules: MarkingRules): AnswerKey => ({
  form,
  answer,
  rules,
  rightOptionIds: [],
  wrong: [],
  shown: { text: '', speech: '' },
})

describe('a fraction with a given part', () => {
  const twelfths = { given: { part: 'denominator', value: 12 } } as const
  const eight = { given: { part: 'numerator', value: 8 } } as const
  const verdict = (form: AnswerForm, rules: MarkingRules, text: string): string =>
    markResponse(keyFor(rational(2, 3), form, rules), text).verdict

  it.each([
    ['8/12', 'right'],
    ['2/3', 'almost'],
    ['16/24', 'almost'],
    ['9/12', 'wrong'],
    ['8', 'wrong'],
    ['8/', 'invalid'],
  ])('over 12, typed as a fraction: %s is %s', (text, wanted) => {
    expect(verdict('fraction', twelfths, text)).toBe(wanted)
  })

  it.each([
    ['8', 'right'],
    ['8/12', 'right'],
    ['9', 'wrong'],
    ['0', 'wrong'],
    ['2/3', 'almost'],
  ])('over 12, the open part typed: %s is %s', (text, wanted) => {
    expect(verdict('numeric', twelfths, text)).toBe(wanted)
  })

  it.each([
    ['12', 'right'],
    ['11', 'wrong'],
    ['0', 'invalid'],
  ])('8 over what, the open part typed: %s is %s', (text, wanted) => {
    expect(verdict('numeric', eight, text)).toBe(wanted)
  })

  it('is spelled with its parts', () => {
    expect(spellings(rational(2, 3), 'fraction', twelfths)[0]).toBe('8/12')
    expect(spellings(rational(2, 3), 'numeric', eight)[0]).toBe('12')
  })
})

describe('a calculation that is asked for itself', () => {
  const key = keyFor(expression(times(3, plus(8, 5))), 'expression', { calculation: true })

  it.each([
    ['3*(8+5)', 'right'],
    ['(8+5)×3', 'right'],
    ['3*8+3*5', 'right'],
    ['39', 'almost'],
    ['40-1', 'almost'],
    ['3*8+5', 'wrong'],
    ['3*(8+', 'invalid'],
  ])('%s is %s', (text, wanted) => {
    expect(markResponse(key, text).verdict).toBe(wanted)
  })
})

describe('an expression in which the letter stands once', () => {
  const key = keyFor(expression(minus(pow(plus('x', 3), 2), 4)), 'expression', { once: true })

  it.each([
    ['(x+3)^2-4', 'right'],
    ['(3+x)²-4', 'right'],
    ['y = (x+3)^2 - 4', 'right'],
    ['x^2+6x+5', 'almost'],
    ['(x+1)(x+5)', 'almost'],
    ['(x+3)^2+4', 'wrong'],
  ])('%s is %s', (text, wanted) => {
    expect(markResponse(key, text).verdict).toBe(wanted)
  })
})

describe('cents', () => {
  const asked = (cents: boolean): AnswerKey => keyFor(money(25), 'money', cents ? { cents: true } : {})
  it.each(['25', '25¢', '25 cents', '$0.25', '$.25'])('asked for, are right as %s', (text) => {
    expect(markResponse(asked(true), text)).toEqual({ verdict: 'right' })
  })
  it.each(['0.25', '25¢', '$0.25'])('are right as %s where dollars are asked for', (text) => {
    expect(markResponse(asked(false), text)).toEqual({ verdict: 'right' })
  })
  it('are 0 with either sign, and with none', () => {
    const nothing = keyFor(money(0), 'money', {})
    for (const text of ['0', '$0', '0¢', '$0.00']) expect(markResponse(nothing, text)).toEqual({ verdict: 'right' })
  })
  it('beside the other sign cost nothing', () => {
    const almost = { verdict: 'almost', sentence: '25 dollars? Write 25¢ or $0.25.' }
    expect(markResponse(asked(false), '25')).toEqual(almost)
    expect(markResponse(asked(true), '$25')).toEqual(almost)
    expect(markResponse(asked(true), '0.25').verdict).toBe('almost')
    expect(markResponse(asked(true), '52').verdict).toBe('wrong')
  })
})

describe('an equation that tells a story', () => {
  const key = keyFor(equation(plus(times(5, 'n'), -4), num(31)), 'equation', { calculation: true })

  it.each([
    ['5n-4=31', 'right'],
    ['31=5n-4', 'right'],
    ['5n=31+4', 'right'],
    ['n=7', 'almost'],
    ['5n=35', 'almost'],
    ['5n+4=31', 'wrong'],
  ])('%s is %s', (text, wanted) => {
    expect(markResponse(key, text).verdict).toBe(wanted)
  })
})
