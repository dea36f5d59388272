import { describe, expect, it } from 'vitest'
import { parse } from '../reading/parse.ts'
import { equation, expression } from '../values/items.ts'
import { markResponse } from './mark.ts'
import type { MarkingRules } from '../topic-level.ts'
import type { Value } from '../values/values.ts'

function valueOf(text: string): Value {
  const read = parse(text)
  if (!read.ok || read.read.is === 'inequality') throw new Error(text)
  return read.read.is === 'equation' ? equation(read.read.left, read.read.right) : expression(read.read.node)
}

function verdictOf(answer: string, text: string, rules: MarkingRules, given?: readonly string[]): string {
  const value = valueOf(answer)
  const form = value.kind === 'equation' ? 'equation' : 'expression'
  const key = { form, answer: value, rules, rightOptionIds: [], wrong: [], shown: { text: '', speech: '' } } as const
  return markResponse(given ? { ...key, given } : key, text).verdict
}

describe('the question typed back', () => {
  it.each([
    ['3(x+2)+x', 'almost'],
    ['x + 3(2 + x)', 'almost'],
    ['(x+2)·3 + x', 'almost'],
    ['y = 3(x+2)+x', 'almost'],
    ['4x+6', 'right'],
    ['2(2x+3)', 'right'],
    ['4x+7', 'wrong'],
  ])('%s is %s', (text, verdict) => {
    expect(verdictOf('4x+6', text, {}, ['3(x+2)+x'])).toBe(verdict)
  })

  it('is not looked for in keys that were stored before it was kept', () => {
    expect(verdictOf('4x+6', '3(x+2)+x', {})).toBe('right')
  })

  it('is not a number with its name, also where the same was given of another thing', () => {
    expect(verdictOf('2', 'x = 2', { variable: 'x' }, ['y = x^2 - 2', 'x = 2'])).toBe('right')
    expect(verdictOf('-2/3', 'x = -2/3', { variable: 'x' }, ['x = -2/3'])).toBe('right')
  })

  it('may turn the sides of an equation round', () => {
    expect(verdictOf('y=2x+1', '2y - 4x = 2', {}, ['2=2y-4x'])).toBe('almost')
    expect(verdictOf('y=2x+1', 'y - 2x = 1', {}, ['2=2y-4x'])).toBe('right')
  })
})

describe('the equation of a story', () => {
  const rules = { model: { quantities: ['2', '35', '5'], unknown: 'm' } }
  it.each([
    ['2m + 5 = 35', 'right'],
    ['35 = 5 + 2m', 'right'],
    ['35 - 5 = 2m', 'right'],
    ['M*2+5=35', 'right'],
    ['m = 15', 'almost'],
    ['2m = 30', 'almost'],
    ['2m - 5 = 35', 'wrong'],
    ['15', 'invalid'],
  ])('%s is %s', (text, verdict) => {
    expect(verdictOf('2m+5=35', text, rules)).toBe(verdict)
  })
})
