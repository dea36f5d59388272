import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, parseExpression } from '../expressions/parse.ts'
import { complex } from '../values/complex.ts'
import { decimal } from '../values/decimal.ts'
import { allBut, intervalPart, intervals } from '../values/intervals.ts'
import { comparison, equation, expression, item } from '../values/items.ts'
import { matrix } from '../values/matrix.ts'
import { money } from '../values/money.ts'
import { piMultiple } from '../values/pi-multiple.ts'
import { point } from '../values/point.ts'
import { ratio } from '../values/ratio.ts'
import { rational, whole } from '../values/rational.ts'
import { scientificFrom } from '../values/scientific.ts'
import { setOf } from '../values/set.ts'
import { surd } from '../values/surd.ts'
import { time } from '../values/time.ts'
import { vector } from '../values/vector.ts'
import { markResponse } from './mark.ts'
import { spellings } from './spellings.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { MarkingRules } from '../topic-level.ts'
import type { Value } from '../values/values.ts'

function expectAllRight(value: Value, form: AnswerForm, rules: MarkingRules, least = 4): void {
  const texts = spellings(value, form, rules)
  expect(texts.length, JSON.stringify(texts)).toBeGreaterThanOrEqual(least)
  const key = { form, answer: value, rules, rightOptionIds: [], wrong: [], shown: { text: '', speech: '' } }
  for (const text of texts) expect({ text, ...markResponse(key, text) }).toEqual({ text, verdict: 'right' })
}

function tree(text: string): Value {
  const read = parseExpression(text)
  if (!read.ok) throw new Error(read.sentence)
  return expression(read.read)
}

const small = fc.integer({ min: -40, max: 40 })
const fraction = fc
  .tuple(fc.integer({ min: -60_000, max: 60_000 }), fc.integer({ min: 1, max: 24 }))
  .map(([n, d]) => rational(n, d))
const numberRules = fc.constantFrom<MarkingRules>(
  {},
  { simplest: true },
  { unit: 'cm' },
  { unit: '%' },
  { variable: 'n' },
  { written: 'fraction' },
  { written: 'mixed' },
)

describe('every spelling is right', () => {
  it('of numbers', () => {
    fc.assert(fc.property(fraction, numberRules, (value, rules) => expectAllRight(value, 'numeric', rules)))
    fc.assert(
      fc.property(small, (n) => expectAllRight(decimal(rational(n, 100), 2), 'decimal', { written: 'decimal' })),
    )
  })

  it('of multiples of pi, roots and complex numbers', () => {
    fc.assert(
      fc.property(
        fraction,
        fraction,
        fc.integer({ min: 2, max: 50 }),
        fc.constantFrom({}, { simplest: true }),
        (a, b, n, rules) => {
          expectAllRight(piMultiple(a), 'pi_multiple', rules)
          expectAllRight(complex(a, b), 'complex', rules)
          const terms = [
            { coefficient: a, radicand: BigInt(n) },
            { coefficient: b, radicand: 1n },
          ]
          expectAllRight(surd(terms), 'expression', rules)
        },
      ),
    )
  })

  it('of money, times, ratios and scientific notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 500_000 }), fc.integer({ min: 0, max: 1439 }), (cents, minutes) => {
        expectAllRight(money(cents), 'money', {})
        expectAllRight(time(minutes, 12), 'time', {})
        expectAllRight(time(minutes, 24), 'time', {})
        expectAllRight(ratio(minutes + 1, minutes + 2), 'ratio', { simplest: true })
        if (cents !== 0) expectAllRight(scientificFrom(rational(cents, 10_000_000)), 'scientific', {})
      }),
    )
  })

  it('of points, vectors, matrices and sets', () => {
    fc.assert(
      fc.property(fraction, small, small, (a, b, c) => {
        expectAllRight(point(a, b), 'coordinate', {})
        expectAllRight(vector(a, b, c), 'vector', {})
        expectAllRight(
          matrix([
            [a, b],
            [c, 1],
          ]),
          'matrix',
          {},
        )
        expectAllRight(vector(b, c, 7), 'table', {})
        expectAllRight(setOf([a, whole(b), whole(c)]), 'set', {})
      }),
    )
  })

  it('of intervals', () => {
    const end = fc.option(small.map(whole), { nil: null })
    fc.assert(
      fc.property(end, end, fc.boolean(), fc.boolean(), (from, to, f, t) => {
        const value = intervals([intervalPart(from, to, f, t)], 'n')
        expectAllRight(value, 'inequality', { variable: 'n' })
        expectAllRight(value, 'interval', {})
      }),
    )
    expectAllRight(allBut([whole(2)]), 'inequality', {})
    expectAllRight(
      intervals([intervalPart(null, whole(1), false, true), intervalPart(whole(4), null, false, false)]),
      'interval',
      {},
    )
  })

  it.each([
    ['2x^2-3x+1', { simplest: true }],
    ['(x+1)(x-2)', { factored: true }],
    ['2(x-2)^2', { factored: true }],
    ['x^2+5x+6', { expanded: true }],
    ['3a^2*b-a*b^2', { simplest: true }],
    ['x^3/3+x', { constantOfIntegration: true }],
    ['sin(2x)+3', { degrees: true }],
    ['e^(2x)', {}],
    ['ln(5)/2', {}],
    ['log_2(x)', {}],
    ['3sqrt(x)', { simplest: true }],
    ['abs(x-1)', {}],
    ['(x+1)/(x-2)', { simplest: true }],
    ['2pi*r', {}],
    ['5*2^(n-1)', {}],
    ['x/2', { simplest: true }],
  ] as const)('of %s', (text, rules) => expectAllRight(tree(text), 'expression', rules))

  it.each(['y=2x+1', 'y=-3/4*x-2', 'x=5', 'y=-1'])('of the line %s', (text) => {
    const read = parse(text)
    if (!read.ok || read.read.is !== 'equation') throw new Error(text)
    const line = equation(read.read.left, read.read.right)
    expectAllRight(line, 'graph_line', {})
    expectAllRight(line, 'equation', {})
  })

  it('of signs and words', () => {
    expectAllRight(comparison(-1), 'comparison', {}, 3)
    expectAllRight(item('square', 'Square'), 'expression', {}, 2)
  })
})

it('gives none for forms that choose', () => {
  expect(spellings(item('a'), 'choice')).toEqual([])
})
