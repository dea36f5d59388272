import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addToTally,
  completionLevels,
  completionOfCounts,
  completionOfStatus,
  completionPercent,
  displayLevel,
  emptyTally,
  isLevellingOver,
  isPassed,
  nextUnitOnStack,
  resultOfContest,
  resultOfRun,
  runFigures,
  type Tally,
  usedUp,
} from './completion.ts'
import { contest, speed, unitMastery } from './limits.ts'
import type { RunType } from './exercise-types.ts'

const outcomes = { r: 'right', w: 'wrong', s: 'skipped' } as const

/** Plays a plan until the run is over; gives the result and how many questions it took. */
function play(type: RunType, plan: string): [string | null, number] {
  let tally: Tally = emptyTally
  for (const letter of plan) {
    tally = addToTally(tally, outcomes[letter as keyof typeof outcomes])
    const result = resultOfRun(type, tally)
    if (result !== null) return [result, usedUp(tally)]
  }
  return [null, usedUp(tally)]
}

describe('practice', () => {
  it.each([
    ['rrrr', 'in_a_row_correct', 4],
    ['wrrrr', 'in_a_row_correct', 5],
    ['rrrwrrrwrr', 'at_least_correct', 10],
    ['rrrsrrrsrr', 'at_least_correct', 10],
    ['rrwrrwrrwr', 'incorrect', 10],
    ['ssssssssss', 'incorrect', 10],
  ])('%s ends as %s after %i questions [L-157]', (plan, result, after) => {
    expect(play('practice', plan)).toEqual([result, after])
  })

  it.each(['rrr', 'rrsr', 'rrrwrrrwr'])('%s goes on [L-157]', (plan) => {
    expect(play('practice', plan)[0]).toBeNull()
  })
})

describe('speed play', () => {
  it.each([
    ['rrrrrrrr', 'at_least_correct', 8],
    ['wwrrrrrrrr', 'at_least_correct', 10],
    ['wwwrrrrrrr', 'incorrect', 10],
  ])('%s ends as %s after %i questions [L-158]', (plan, result, after) => {
    expect(play('speed', plan)).toEqual([result, after])
  })
  it('does not end with 4 in a row [L-158]', () => expect(play('speed', 'rrrr')[0]).toBeNull())
})

describe('unit mastery', () => {
  it('ends only when all 20 questions are used, with 14 right as passed [L-070] [L-159]', () => {
    expect(play('unit_mastery', 'r'.repeat(19))).toEqual([null, 19])
    expect(play('unit_mastery', `${'r'.repeat(14)}${'w'.repeat(6)}`)).toEqual(['at_least_correct', 20])
    expect(play('unit_mastery', `${'r'.repeat(13)}${'w'.repeat(7)}`)).toEqual(['incorrect', 20])
  })
})

it('ends every run at its total or before, whatever is answered, and passes only with enough right', () => {
  const type = fc.constantFrom('practice', 'speed', 'unit_mastery')
  const plan = fc.array(fc.constantFrom('r', 'w', 's'), { minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(type, plan, (kind, letters) => {
      const [result, after] = play(kind, letters.join(''))
      const { total, required } = runFigures(kind)
      expect(result).not.toBeNull()
      expect(after).toBeLessThanOrEqual(total)
      const right = letters.slice(0, after).filter((letter) => letter === 'r').length
      const row = letters.slice(0, after).join('').endsWith('rrrr')
      const passed = right >= required || (kind === 'practice' && row)
      expect(isPassed(result as 'incorrect')).toBe(passed)
    }),
  )
})

describe('levelling and contests', () => {
  it('ends levelling 300 s after its first answer, not before it [L-160]', () => {
    expect(isLevellingOver(null, 10_000_000)).toBe(false)
    expect(isLevellingOver(5000, 304_999)).toBe(false)
    expect(isLevellingOver(5000, 305_000)).toBe(true)
  })
  it('shows contest results only after 10 questions: 72 top scorer, 36 enough', () => {
    expect(resultOfContest(80, 9)).toBeNull()
    expect(resultOfContest(72, 10)).toBe('top_scorer')
    expect(resultOfContest(71, 10)).toBe('at_least_correct')
    expect(resultOfContest(36, 10)).toBe('at_least_correct')
    expect(resultOfContest(35, 10)).toBe('incorrect')
  })
})

describe('completion', () => {
  it('has five levels in this order [L-133]', () => {
    expect(completionLevels).toEqual({ not_started: 0, started: 1, in_progress: 2, almost_passed: 3, passed: 4 })
  })
  it('reads the stored status on its own scale [L-134]', () => {
    expect([0, 1, 2, 3, 4].map(completionOfStatus)).toEqual([
      'not_started',
      'started',
      'passed',
      'not_started',
      'not_started',
    ])
  })
  it('divides by the largest of 4, the required count and the correct count [L-135]', () => {
    expect(completionPercent(1, 2)).toBe(25)
    expect(completionPercent(7, 14)).toBe(50)
    expect(completionPercent(16, 14)).toBe(100)
  })
  it('is passed above 80 percent only; exactly 80 is started [L-135]', () => {
    expect(completionOfCounts(0, 10)).toBe('not_started')
    expect(completionOfCounts(8, 10)).toBe('started')
    expect(completionOfCounts(9, 10)).toBe('passed')
  })
  it('passes a unit with 14 of 20, since 14 is the denominator [L-136]', () => {
    expect(completionOfCounts(14, 14)).toBe('passed')
    expect(completionOfCounts(11, 14)).toBe('started')
  })
  it('shows the levels in between by percent', () => {
    expect([0, 1, 4, 7, 9].map((correct) => displayLevel(correct, 10))).toEqual([
      'not_started',
      'started',
      'in_progress',
      'almost_passed',
      'passed',
    ])
  })
})

it('takes its figures from the one list of limits, for every kind of run [L-250]', () => {
  expect(runFigures('practice')).toEqual({ total: 10, required: 8, inARow: 4 })
  expect(runFigures('speed')).toEqual({ ...speed, inARow: null })
  expect(runFigures('unit_mastery')).toEqual({ ...unitMastery, inARow: null })
  expect([speed, unitMastery, contest]).toEqual([
    { total: 10, required: 8 },
    { total: 20, required: 14 },
    { total: 10, required: 36, topScorer: 72 },
  ])
})

it('goes on to the first unit on the stack other than the current one [L-156]', () => {
  const stack = [{ unitCode: null }, { unitCode: 'a' }, { unitCode: 'b' }]
  expect(nextUnitOnStack(stack, 'a')).toBe('b')
  expect(nextUnitOnStack(stack, 'c')).toBe('a')
  expect(nextUnitOnStack([{ unitCode: 'a' }], 'a')).toBeNull()
})
