import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReady } from '../../curriculum.ts'
import { openChance } from '../../chance.ts'
import { themes } from '../../catalogue/themes.ts'
import { topicLevel, topicLevels } from '../../catalogue/topic-levels.ts'
import { emptyLearner, type LearnerState } from '../learner-state.ts'
import { updateLearner } from '../update-learner.ts'
import { openOutlooks } from './level-outlook.ts'
import {
  daysUntilReview,
  fairStep,
  firmGround,
  isStuck,
  learningBand,
  overdue,
  sentenceOf,
  wasSolved,
} from './reason.ts'
import { suggestLevels, suggestSpeedLevels } from './suggest-levels.ts'
import { nextUnits, suggestUnits } from './suggest-units.ts'
import { openWhy } from './why.ts'

const start = new Date('2026-03-02T15:00:00Z')
const days = (n: number): Date => new Date(start.getTime() + n * 86_400_000)
const none: ReadonlySet<string> = new Set()
const wanted = (count: number, at: Date, leaveOut = none, focus = none) => ({ count, at, isReady, leaveOut, focus })

function answerLevel(state: LearnerState, key: string, right: number, wrong: number, at: Date): LearnerState {
  const form = topicLevel(key)?.answerForms[0] ?? 'numeric'
  let next = state
  for (let i = 0; i < right + wrong; i++) {
    const outcome = i % 2 === 0 ? (i / 2 < wrong ? 'wrong' : 'right') : (i - 1) / 2 < right ? 'right' : 'wrong'
    next = updateLearner(next, { topicCodeLevel: key, difficulty: 0.4, form, outcome, helpViewed: false }, at)
  }
  return next
}

/** A child of a grade who has done what was suggested for some weeks, with some share of right answers. */
function learnerAfter(grade: number, weeks: number, share: number): { state: LearnerState; at: Date } {
  const name = `${grade} ${weeks} ${share}`
  const made = known.get(name) ?? makeLearner(grade, weeks, share)
  known.set(name, made)
  return made
}

const known = new Map<string, { state: LearnerState; at: Date }>()

function makeLearner(grade: number, weeks: number, share: number): { state: LearnerState; at: Date } {
  const chance = openChance(`learner ${grade} ${weeks} ${share}`)
  let state = emptyLearner(grade)
  for (let week = 0; week < weeks; week++) {
    for (const { level } of suggestLevels(state, wanted(4, days(7 * week)))) {
      for (let i = 0; i < 8; i++) {
        const form = level.answerForms[0] ?? 'numeric'
        const outcome = chance.happens(share) ? 'right' : 'wrong'
        const answer = { topicCodeLevel: level.key, difficulty: 0.4, form, outcome, helpViewed: false } as const
        state = updateLearner(state, answer, days(7 * week))
      }
    }
  }
  return { state, at: days(7 * weeks) }
}

const learners = fc.record({
  grade: fc.nat(12),
  weeks: fc.nat(6),
  share: fc.constantFrom(0.3, 0.6, 0.8, 0.95),
  count: fc.integer({ min: 1, max: 9 }),
})

describe('suggestions of topic levels', () => {
  it('stand on prerequisites that hold, never repeat a topic in a row, and are at most half review', () => {
    const property = fc.property(learners, ({ grade, weeks, share, count }) => {
      const { state, at } = learnerAfter(grade, weeks, share)
      const outlook = openOutlooks(state, at)
      const list = suggestLevels(state, wanted(count, at))
      expect(list.length).toBeLessThanOrEqual(count)
      expect(new Set(list.map(({ level }) => level.key)).size).toBe(list.length)
      for (const [place, { level, reason }] of list.entries()) {
        const seen = outlook(level)
        for (const key of level.prerequisites) {
          const before = topicLevel(key)
          if (before !== null) expect(outlook(before).success).toBeGreaterThanOrEqual(0.5)
        }
        expect(level.topicCode).not.toBe(list[place - 1]?.level.topicCode)
        if (reason.kind === 'review') expect(wasSolved(seen)).toBe(true)
        if (reason.kind === 'fits') {
          expect(seen.success).toBeGreaterThanOrEqual(learningBand.low)
          expect(seen.success).toBeLessThanOrEqual(learningBand.high)
        }
      }
      const reviews = list.filter(({ reason }) => reason.kind === 'review').length
      expect(reviews).toBeLessThanOrEqual(Math.floor(count / 2))
      // Something new within reach comes before any review.
      if (list.some(({ reason }) => reason.kind === 'fits')) expect(list[0]?.reason.kind).not.toBe('review')
    })
    // Where nothing new is left and much is due, at most half is review all the same.
    fc.assert(property, { numRuns: 40, examples: [[{ grade: 10, weeks: 5, share: 0.95, count: 2 }]] })
  })

  it('give every grade something new near its beginning', () => {
    for (let grade = 0; grade <= 12; grade++) {
      const list = suggestLevels(emptyLearner(grade), wanted(5, start))
      expect(list).toHaveLength(5)
      for (const { level } of list) expect(Math.abs(level.difficulty - grade)).toBeLessThan(1)
      if (grade > 0) expect(new Set(list.map(({ level }) => level.theme)).size).toBeGreaterThan(2)
    }
  })

  it('are there for whoever struggles at the very beginning, and for whoever can do all of it', () => {
    let lost = emptyLearner(0)
    for (const { level } of suggestLevels(lost, wanted(8, start))) lost = answerLevel(lost, level.key, 0, 6, start)
    expect(suggestLevels(lost, wanted(3, days(1)))).toHaveLength(3)
    let sure = emptyLearner(12)
    for (const { key } of topicLevels.filter((one) => one.difficulty > 12)) sure = answerLevel(sure, key, 5, 0, start)
    expect(suggestLevels(sure, wanted(3, days(1)))).toHaveLength(3)
  })

  it('bring back what was solved once it is due, and not before', () => {
    const key = 'multi_digit_subtraction_practice/4'
    const state = answerLevel(emptyLearner(4), key, 8, 2, start)
    const due = daysUntilReview(8)
    expect(due).toBe(6)
    const keys = (at: Date): string[] => suggestLevels(state, wanted(4, at)).map(({ level }) => level.key)
    expect(keys(days(due - 1))).not.toContain(key)
    expect(keys(days(due))).toContain(key)
    const outlook = openOutlooks(state, days(12))
    expect(overdue(outlook(topicLevel(key) ?? topicLevels[0]!))).toBe(2)
  })

  it('wait longer with the review of what was right more often', () => {
    expect([4, 10, 20, 63].map(daysUntilReview)).toEqual([3, 7, 14, 44])
  })

  it('go back to the ground when a level on it is stuck', () => {
    const stuck = topicLevel('multi_digit_subtraction_practice/5')
    const ground = topicLevel('multi_digit_subtraction_practice/4')
    if (stuck === null || ground === null) throw new Error('the catalogue has changed')
    const state = answerLevel(emptyLearner(4), stuck.key, 1, 7, start)
    const outlook = openOutlooks(state, start)
    expect(isStuck(outlook(stuck))).toBe(true)
    const why = openWhy(state, start, isReady, none, none)
    expect(why({ kind: 'practice', topicCodeLevel: ground.key })).toBe(`This makes “${stuck.name}” easier.`)
    expect(suggestLevels(state, wanted(6, start)).map(({ level }) => level.key)).not.toContain(stuck.key)
  })

  it('leave out what is there already', () => {
    const first = suggestLevels(emptyLearner(4), wanted(3, start)).map(({ level }) => level.key)
    const second = suggestLevels(emptyLearner(4), wanted(3, start, new Set(first))).map(({ level }) => level.key)
    expect(second.filter((key) => first.includes(key))).toEqual([])
  })
})

describe('with themes in focus', () => {
  const chosen = (grade: number): string[] =>
    themes.filter((one) => one.lowestGradeLevel <= grade && grade <= one.highestGradeLevel).map((one) => one.themeCode)

  it('what is new comes from them wherever they have a fair step to offer [A-111]', () => {
    for (let grade = 0; grade <= 12; grade++) {
      const state = emptyLearner(grade)
      const outlook = openOutlooks(state, start)
      for (const theme of chosen(grade)) {
        const list = suggestLevels(state, wanted(3, start, none, new Set([theme]))).map(({ level }) => level)
        const offered = topicLevels.filter(
          (level) =>
            level.theme === theme &&
            level.supportsFocus &&
            isReady(level.key) &&
            outlook(level).ground >= firmGround &&
            outlook(level).success >= fairStep,
        )
        const topics = new Set(offered.map((level) => level.topicCode)).size
        const inFocus = list.filter((level) => level.theme === theme).length
        expect(`${grade} ${theme} ${inFocus}`).toBe(`${grade} ${theme} ${Math.min(3, topics)}`)
      }
    }
  })

  it('reviews are of all that was learned', () => {
    const key = 'multi_digit_subtraction_practice/4'
    const state = answerLevel(emptyLearner(4), key, 8, 2, start)
    const list = suggestLevels(state, wanted(4, days(6), none, new Set(['shapes_space'])))
    expect(list.map(({ level }) => level.key)).toContain(key)
  })

  it('it is said on the card', () => {
    const [first] = suggestLevels(emptyLearner(4), wanted(1, start, none, new Set(['fractions_decimals'])))
    expect(sentenceOf(first?.reason ?? { kind: 'easy' })).toBe(
      'You chose to focus on “Fractions and Decimals”, and are ready for this.',
    )
  })
})

describe('suggestions of speed play', () => {
  it('are only of what is known', () => {
    const property = fc.property(learners, ({ grade, weeks, share, count }) => {
      const { state, at } = learnerAfter(grade, weeks, share)
      const outlook = openOutlooks(state, at)
      for (const { level } of suggestSpeedLevels(state, wanted(count, at))) {
        expect(level.supportsSpeedPlay).toBe(true)
        expect(outlook(level).success).toBeGreaterThanOrEqual(0.85)
        expect(isStuck(outlook(level))).toBe(false)
      }
    })
    fc.assert(property, { numRuns: 25 })
  })

  it('begin with what was practiced', () => {
    const key = topicLevels.find((one) => one.supportsSpeedPlay && Math.abs(one.difficulty - 2.5) < 0.2)?.key ?? ''
    const state = answerLevel(emptyLearner(4), key, 9, 1, start)
    const [first] = suggestSpeedLevels(state, wanted(3, start))
    expect(first?.level.key).toBe(key)
    expect(sentenceOf(first?.reason ?? { kind: 'easy' })).toBe('You know this well; now try it faster.')
  })
})

describe('suggestions of units', () => {
  const of = (state: LearnerState, grade: number, passed = none, focus = none) =>
    suggestUnits(state, { count: 3, at: start, grade, isReady, passed, focus })

  it('are of the grade, and what follows a mastered unit comes first', () => {
    for (let grade = 0; grade <= 12; grade++) {
      const [first] = of(emptyLearner(grade), grade)
      expect(Math.trunc((first?.unit.sequence ?? 0) / 100)).toBe(grade)
    }
    const passed = of(emptyLearner(4), 4)[0]?.unit
    const [next] = of(emptyLearner(4), 4, new Set([passed?.unitCode ?? '']))
    expect(passed?.nextSteps.map((step) => step.nextStepUnitCode)).toContain(next?.unit.unitCode)
    expect(sentenceOf(next?.reason ?? { kind: 'easy' })).toBe(
      `You finished “${passed?.unitName}”; this unit comes next.`,
    )
  })

  it('are of the themes in focus before others [A-111]', () => {
    for (const theme of ['fractions_decimals', 'shapes_space', 'data_chance'])
      expect(of(emptyLearner(4), 4, none, new Set([theme]))[0]?.unit.themeCodes).toContain(theme)
  })

  it('take the step that is within reach, or else the nearest', () => {
    const unitCode = of(emptyLearner(4), 4)[0]?.unit.unitCode ?? ''
    expect(nextUnits(emptyLearner(4), [unitCode], start, isReady).length).toBeGreaterThan(0)
    expect(nextUnits(emptyLearner(0), [unitCode], start, isReady)).toHaveLength(1)
    expect(nextUnits(emptyLearner(4), [], start, isReady)).toEqual([])
  })
})

describe('the reason of a suggestion', () => {
  it('is one short sentence for everything that is suggested', () => {
    const property = fc.property(learners, ({ grade, weeks, share }) => {
      const { state, at } = learnerAfter(grade, weeks, share)
      const why = openWhy(state, at, isReady, none, none)
      const sentences = [
        ...suggestLevels(state, wanted(5, at)).map(({ level, reason }) => {
          expect(why({ kind: 'practice', topicCodeLevel: level.key })).toBe(sentenceOf(reason))
          return sentenceOf(reason)
        }),
        ...suggestSpeedLevels(state, wanted(3, at)).map(({ level, reason }) => {
          expect(why({ kind: 'speed', topicCodeLevel: level.key })).toBe(sentenceOf(reason))
          return sentenceOf(reason)
        }),
      ]
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[^.]+\.$/)
        expect(sentence.replace(/“[^”]*”/g, 'it').split(' ').length).toBeLessThanOrEqual(12)
      }
    })
    // The example: what was left was too hard to be a step.
    fc.assert(property, { numRuns: 30, examples: [[{ grade: 2, weeks: 6, share: 0.3, count: 1 }]] })
  })

  it('is none where the model knows none', () => {
    const why = openWhy(emptyLearner(2), start, isReady, none, none)
    expect(why({ kind: 'practice', topicCodeLevel: 'no_such_topic/1' })).toBeNull()
    expect(why({ kind: 'practice', topicCodeLevel: 'complex_numbers_intro/5' })).toBeNull()
    expect(why({ kind: 'speed', topicCodeLevel: 'complex_numbers_intro/5' })).toBeNull()
    expect(why({ kind: 'unit', unitCode: 'no_such_unit' })).toBeNull()
  })
})
