import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { openChance } from '../chance.ts'
import * as countingOracle from '../generators/counting-basics/level-2/level.oracle.ts'
import { countedThings as counting } from '../generators/counting-basics/level-2/numbers.ts'
import * as equationsOracle from '../generators/equations-multi-step-practice/level-1.oracle.ts'
import { level as equations } from '../generators/equations-multi-step-practice/level-1.ts'
import * as fractionsOracle from '../generators/fractions-add-subtract-practice/level-4/level.oracle.ts'
import { unlikeFractions as fractions } from '../generators/fractions-add-subtract-practice/level-4/numbers.ts'
import * as subtractionOracle from '../generators/multi-digit-subtraction-practice/level-4/level.oracle.ts'
import { columnSubtraction as subtraction } from '../generators/multi-digit-subtraction-practice/level-4/numbers.ts'
import { decimal } from '../values/decimal.ts'
import { point } from '../values/point.ts'
import { rational, rationalFromDecimalText, whole } from '../values/rational.ts'
import { misconceptionRules } from './misconception-rules.ts'
import { catchRate } from './mutations.ts'
import { holdsNumber, numbersIn } from './numbers-in.ts'
import { rankCorrelation } from './p12-load.ts'
import { sweepLevel } from './sweep-level.ts'
import type { TopicLevel } from '../topic-level.ts'
import type { CheckName, Oracle } from './check.ts'

type Level = TopicLevel<unknown>

const renderMaths = (latex: string): void =>
  void katex.renderToString(latex, { throwOnError: true, strict: 'error', output: 'html' })
const settings = { seeds: 60, renderMaths }
const asLevel = (level: unknown): Level => level as Level

const sound: readonly (readonly [string, Level, Oracle])[] = [
  ['counting', asLevel(counting), countingOracle],
  ['equations', asLevel(equations), equationsOracle],
  ['fractions', asLevel(fractions), fractionsOracle],
  ['subtraction', asLevel(subtraction), subtractionOracle],
]

/** The checks that fail for a changed subtraction level. */
function caughtBy(change: Partial<Level>, oracle: Oracle | null = subtractionOracle): CheckName[] {
  const { failures } = sweepLevel({ ...asLevel(subtraction), ...change }, oracle, settings)
  return [...new Set(failures.map((f) => f.check))]
}

describe('the checks', () => {
  it.each(sound)('pass the %s level as it is', (_, level, oracle) => {
    expect(sweepLevel(level, oracle, settings).failures).toEqual([])
  })

  it('catch at least 95 % of the flaws put into a level', { timeout: 60_000 }, () => {
    const { tried, missed } = catchRate(asLevel(counting), countingOracle, { ...settings, seeds: 40 })
    expect(tried).toBeGreaterThan(25)
    expect(missed.length / tried, missed.join(', ')).toBeLessThan(0.05)
  })

  it('name the check that a flaw belongs to', () => {
    const level = asLevel(subtraction)
    expect(caughtBy({}, null)).toEqual(['P6'])
    expect(caughtBy({ load: () => 3 })).toEqual(['P12'])
    expect(caughtBy({ hints: (p) => level.hints(p).slice(0, 1) })).toEqual(['P8'])
    expect(caughtBy({ solution: (p) => level.solution(p).slice(-1) })).toEqual(['P7'])
    expect(caughtBy({ note: () => 'all alike' })).toEqual(['P11'])
    expect(caughtBy({ prompt: () => ({ text: 'Subtract <b>this</b>.' }) })).toEqual(['P17'])
    const unclosed = { say: 'Look.', latex: '\\frac{1}{', relation: 'next' } as const
    expect(caughtBy({ solution: (p) => [unclosed, ...level.solution(p)] })).toContain('P9')
    expect(
      caughtBy({ distractors: (p) => level.distractors(p).map((d) => ({ ...d, misconception: 'chain_forgotten' })) }),
    ).toContain('P4')
    expect(caughtBy({ rules: () => ({ simplest: true, places: 2 }), forms: ['numeric'] })).toContain('P0')
  })

  it('say which seed shows a failure, and keep at most three of a kind', () => {
    const { failures } = sweepLevel(asLevel({ ...subtraction, answer: () => whole(1) }), subtractionOracle, settings)
    const oracle = failures.filter((f) => f.check === 'P6')
    expect(oracle).toHaveLength(3)
    expect(oracle.map((f) => f.seed)).toEqual([1, 2, 3])
    expect(oracle.every((f) => f.key === 'multi_digit_subtraction_practice/4')).toBe(true)
  })

  it('give the same digest for the same level and another for another version', () => {
    const digest = (level: Level): number => sweepLevel(level, subtractionOracle, { ...settings, seeds: 20 }).digest
    expect(digest(asLevel(subtraction))).toBe(digest(asLevel({ ...subtraction })))
    expect(digest(asLevel({ ...subtraction, version: 2 }))).not.toBe(digest(asLevel(subtraction)))
  })

  it('report a level that the catalog does not have', () => {
    const { failures } = sweepLevel(asLevel({ ...subtraction, key: 'no_topic/1' }), subtractionOracle, settings)
    expect(failures.map((f) => f.detail)).toEqual(['the catalog has no such level'])
  })
})

describe('general misconception rules', () => {
  const rule = (
    id: string,
    wrong: Parameters<typeof point>[0],
    answer: Parameters<typeof point>[0],
    given: string[] = [],
  ): boolean | null =>
    misconceptionRules[id]?.({
      wrong: typeof wrong === 'number' ? whole(wrong) : wrong,
      answer: typeof answer === 'number' ? whole(answer) : answer,
      given,
    }) ?? null

  it.each([
    ['slip_off_by_one', 8, 7, true],
    ['slip_off_by_one', 9, 7, false],
    ['slip_sign', -7, 7, true],
    ['slip_sign', 6, 7, false],
    ['slip_place', 70, 7, true],
    ['slip_place', 71, 7, false],
    ['given_number', 12, 5, true],
    ['given_number', 13, 5, false],
  ] as const)('%s: %i for %i is %j', (id, wrong, answer, expected) => {
    expect(rule(id, wrong, answer, ['12', '7'])).toBe(expected)
  })

  it('count in the last place of a decimal and in one part of a pair', () => {
    const cents = (text: string): ReturnType<typeof decimal> => decimal(rationalFromDecimalText(text), 2)
    const off = misconceptionRules['slip_off_by_one']
    expect(off?.({ wrong: cents('0.26'), answer: cents('0.25'), given: [] })).toBe(true)
    expect(off?.({ wrong: cents('0.35'), answer: cents('0.25'), given: [] })).toBe(false)
    expect(off?.({ wrong: point(3, 5), answer: point(2, 5), given: [] })).toBe(true)
    expect(off?.({ wrong: point(3, 6), answer: point(2, 5), given: [] })).toBe(false)
    expect(misconceptionRules['reversed_order']?.({ wrong: point(5, 2), answer: point(2, 5), given: [] })).toBe(true)
    expect(off?.({ wrong: rational(3, 4), answer: rational(1, 2), given: [] })).toBe(false)
  })
})

describe('the measures of the checks', () => {
  it('rank correlation is 1, -1 or 0 for rising, falling and constant loads, and shares ranks among equals', () => {
    expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 400])).toBeCloseTo(1)
    expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1)
    expect(rankCorrelation([1, 2, 3], [5, 5, 5])).toBe(0)
    expect(rankCorrelation([1, 2, 3, 4], [1, 1, 2, 2])).toBeCloseTo(2 / Math.sqrt(5))
  })

  it('reads numbers out of text and LaTeX, thousands as one', () => {
    expect(numbersIn('12{,}500 \\times 3.5 and 1,000')).toEqual(['12500', '3.5', '1000'])
  })

  it.each([
    ['Take 7 away.', '7', true],
    ['Take 17 away.', '7', false],
    ['Take 7.5 away.', '7', false],
    ['It is 7.', '7', true],
    ['7/8 of it', '7', false],
  ])('%j holds %s: %j', (text, number, expected) => {
    expect(holdsNumber(text, number)).toBe(expected)
  })

  it('chance of a check is not shared: the sweep leaves a stream of its own untouched', () => {
    const before = openChance('somewhere').bits()
    sweepLevel(asLevel(subtraction), subtractionOracle, { ...settings, seeds: 5 })
    expect(openChance('somewhere').bits()).toBe(before)
  })
})
