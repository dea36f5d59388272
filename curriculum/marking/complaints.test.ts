import { describe, expect, it } from 'vitest'
import { parseExpression } from '../reading/parse.ts'
import { expression } from '../values/items.ts'
import { money } from '../values/money.ts'
import { piMultiple } from '../values/pi-multiple.ts'
import { point } from '../values/point.ts'
import { rational, whole } from '../values/rational.ts'
import { markResponse } from './mark.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { MarkingRules } from '../topic-level.ts'
import type { Value } from '../values/values.ts'

/** What users of other exercise sites reported as right answers refused, each as one named case. */
function verdictOf(answer: Value, form: AnswerForm, text: string, rules: MarkingRules = {}): string {
  const key = { form, answer, rules, rightOptionIds: [], wrong: [], shown: { text: '', speech: '' } }
  return markResponse(key, text).verdict
}

function tree(text: string): Value {
  const read = parseExpression(text)
  if (!read.ok) throw new Error(read.sentence)
  return expression(read.read)
}

describe('right answers that other sites refused', () => {
  it.each([
    ['khan-exercises #109603: 4.1 pi', piMultiple(rational(41, 10)), 'pi_multiple', '4.1 pi'],
    ['khan-exercises #109603: 4.1pi', piMultiple(rational(41, 10)), 'pi_multiple', '4.1pi'],
    ['khan-exercises #109593: 25 pi', piMultiple(whole(25)), 'pi_multiple', '25 pi'],
    ['khan-exercises #109593: pi 25', piMultiple(whole(25)), 'pi_multiple', 'pi 25'],
    ['khan-exercises #115410: 13(pi)', piMultiple(whole(13)), 'pi_multiple', '13(pi)'],
    ['khan-exercises #146539: the fraction reduced', rational(6, 8), 'fraction', '3/4'],
    ['khan-exercises #146539: the fraction not reduced, when that is not asked', rational(3, 4), 'fraction', '6/8'],
    ['a whole number in the two fields of a fraction', whole(3), 'fraction', '3/1'],
    ['a negative whole number in the two fields of a fraction', whole(-3), 'fraction', '-3/1'],
    ['khan-exercises #153179: a decimal for a fraction', rational(7, 8), 'fraction', '0.875'],
    ['khan-exercises #113899: an improper fraction for a mixed number', rational(7, 2), 'mixed_number', '7/2'],
    ['khan-exercises #113899: a mixed number for an improper fraction', rational(7, 2), 'fraction', '3 1/2'],
    ['compute-engine #155: x/2 for 0.5x', tree('0.5x'), 'expression', 'x/2'],
    ['compute-engine #155: 0.5x for x/2', tree('x/2'), 'expression', '0.5x'],
    ['compute-engine #135: a decimal coefficient', tree('1.25x+0.75'), 'expression', '(5x+3)/4'],
    ['compute-engine #118: a rational expression', tree('1/x+1/(x+1)'), 'expression', '(2x+1)/(x(x+1))'],
    ['compute-engine #118: a cancelled factor', tree('(x^2-1)/(x-1)'), 'expression', 'x+1'],
    ['compute-engine #87: brackets and signs', tree('7(-t-13)-4-12t'), 'expression', '-19t-95'],
    ['mathjs #3692: a product turned round', tree('(x+1)(x-2)'), 'expression', '(x-2)(1+x)'],
  ] as const)('%s', (_, answer, form, text) => {
    expect(verdictOf(answer, form, text)).toBe('right')
  })
})

describe('a full stop at the end, as tablets put it in', () => {
  it.each([
    ['an expression', tree('27-k'), 'expression', '27-k.'],
    ['a decimal', rational(7, 2), 'fraction', '3.5. '],
    ['a multiple of pi', piMultiple(whole(16)), 'pi_multiple', '16pi.'],
    ['money', money(345), 'money', '$3.45.'],
    ['a point', point(whole(6), whole(7)), 'coordinate', '(6, 7).'],
    ['a whole number', whole(5), 'numeric', '5.'],
  ] as const)('does not count: %s', (_, answer, form, text) => {
    expect(verdictOf(answer, form, text)).toBe('right')
  })
  it.each(['.', '5..', '5...'])('is not all that is forgiven: %s', (text) => {
    expect(verdictOf(whole(5), 'numeric', text)).not.toBe('right')
  })
})

describe('a whole number over one', () => {
  it('is still to be worked out where one number is asked', () => {
    expect(verdictOf(whole(3), 'numeric', '3/1')).toBe('almost')
    expect(verdictOf(whole(3), 'fraction', '6/2')).toBe('almost')
  })
})

describe('wrong answers that other sites accepted', () => {
  it.each([
    ['OPL #632: off by one near 10^10', whole(10_000_000_000), '10000000001'],
    ['OPL #911: off by one in a thousand', whole(1000), '1001'],
    ['a long decimal for a third', rational(1, 3), '0.33'],
    ['a decimal close to a root', tree('sqrt(2)'), '1.4142135623731'],
  ] as const)('%s', (_, answer, text) => {
    expect(verdictOf(answer, 'numeric', text)).not.toBe('right')
  })
})

describe('a product that is asked for with exponents', () => {
  const power = tree('5^4')
  it.each([
    ['5^4', 'right'],
    ['5⁴', 'right'],
    ['625', 'almost'],
    ['5*5*5*5', 'almost'],
    ['4^5', 'wrong'],
    ['20', 'wrong'],
  ])('%s is %s', (text, verdict) => {
    expect(verdictOf(power, 'expression', text, { written: 'power' })).toBe(verdict)
  })
})
