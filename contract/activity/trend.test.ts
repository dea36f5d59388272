import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confidenceWords, practiceMinutes, type ThemeProgress } from './progress.ts'
import { type ComparedAnswers, trendOf, trendWords } from './trend.ts'

const cell = (difficulty: number, now: [number, number], before: [number, number]): ComparedAnswers => ({
  difficulty,
  now: { right: now[0], answers: now[1] },
  before: { right: before[0], answers: before[1] },
})

describe('the trend', () => {
  it('says nothing under 20 answers that can be compared', () => {
    expect(trendOf([cell(3, [19, 19], [0, 100])])).toEqual({
      says: 'too_few',
      percentNow: null,
      percentBefore: null,
      compared: 19,
    })
    expect(trendWords(trendOf([]))).toBe('Too few answers to tell whether more is right than before.')
  })

  it('says up or down for a change that chance does not explain, and the figures with it', () => {
    const up = trendOf([cell(3.2, [54, 60], [42, 60])])
    expect(up).toEqual({ says: 'up', percentNow: 90, percentBefore: 70, compared: 60 })
    expect(trendWords(up)).toBe('More is right than before: 90% right, 70% before, over 60 answers at like difficulty.')
    expect(trendOf([cell(3.2, [42, 60], [54, 60])]).says).toBe('down')
    expect(trendOf([cell(3.2, [48, 60], [45, 60])]).says).toBe('same')
  })

  it('does not take harder questions for getting worse', () => {
    // Half as much is right over all, yet at each difficulty nothing has changed.
    const cells = [cell(3.1, [19, 20], [76, 80]), cell(5.4, [40, 80], [10, 20])]
    expect(trendOf(cells)).toEqual({ says: 'same', percentNow: 73, percentBefore: 73, compared: 40 })
  })

  it('compares within half a grade only', () => {
    expect(trendOf([cell(3.4, [30, 30], [0, 0]), cell(3.6, [0, 0], [0, 30])]).compared).toBe(0)
    expect(trendOf([cell(3.1, [30, 30], [0, 0]), cell(3.4, [0, 0], [0, 30])]).compared).toBe(30)
  })

  it('turns around when the periods do', () => {
    const counts = fc
      .integer({ min: 0, max: 80 })
      .chain((answers) => fc.integer({ min: 0, max: answers }).map((right): [number, number] => [right, answers]))
    const cells = fc.array(
      fc.record({ at: fc.double({ min: 0, max: 12.9, noNaN: true }), now: counts, before: counts }),
    )
    fc.assert(
      fc.property(cells, (given) => {
        const forth = trendOf(given.map((one) => cell(one.at, one.now, one.before)))
        const back = trendOf(given.map((one) => cell(one.at, one.before, one.now)))
        expect(back.compared).toBe(forth.compared)
        expect(back.percentNow).toBe(forth.percentBefore)
        const turned = { up: 'down', down: 'up', same: 'same', too_few: 'too_few' } as const
        expect(back.says).toBe(turned[forth.says])
      }),
    )
  })
})

it('minutes are whole, and any practice at all is a minute', () => {
  expect([0, 1, 29, 89, 90, 3600].map(practiceMinutes)).toEqual([0, 1, 1, 1, 2, 60])
})

it('a level comes with how sure it is, what it rests on, and its band', () => {
  const words = (confidence: number, low: number, high: number) =>
    confidenceWords({ confidence, low, high, answers: 14 } as ThemeProgress)
  expect(words(0.74, 3.2, 4.6)).toBe('Quite sure (74%), from 14 answers: grades 3 to 4.')
  expect(words(0.5, 0.3, 1.9)).toBe('Fairly sure (50%), from 14 answers: kindergarten to grade 1.')
  expect(words(0.2, 12.1, 12.9)).toBe('A first guess (20%), from 14 answers: grade 12.')
})
