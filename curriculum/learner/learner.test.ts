import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { topicLevels } from '../catalogue/topic-levels.ts'
import { themes } from '../catalogue/themes.ts'
import { openChance } from '../chance.ts'
import { chooseDifficulty } from './choose-difficulty.ts'
import { emptyLearner, type LearnerState } from './learner-state.ts'
import { predict } from './predict.ts'
import { updateLearner, type LearnerAnswer } from './update-learner.ts'
import { themeAbility } from './theme-ability.ts'

const start = new Date('2026-03-02T15:00:00Z')
const days = (n: number): Date => new Date(start.getTime() + n * 86_400_000)
const of = (topicCodeLevel: string, outcome: LearnerAnswer['outcome'] = 'right'): LearnerAnswer => ({
  topicCodeLevel,
  difficulty: 0.5,
  form: 'numeric',
  outcome,
  helpViewed: false,
})

function afterAnswers(state: LearnerState, answer: LearnerAnswer, count: number): LearnerState {
  let next = state
  for (let i = 0; i < count; i++) next = updateLearner(next, answer, start)
  return next
}

describe('the learner model', () => {
  it('begins at a third of the grade, and is unsure', () => {
    const ability = themeAbility(emptyLearner(4), 'operations')
    expect(ability.ability).toBeCloseTo(4.3, 10)
    expect(ability.level).toBe(8)
    expect(ability.confidence).toBeLessThan(0.1)
  })

  it('moves up after right answers, down after wrong ones, and is surer after either', () => {
    const before = emptyLearner(4)
    const question = of('multi_digit_subtraction_practice/4')
    const p = predict(before, question).success
    for (const [outcome, sign] of [
      ['right', 1],
      ['wrong', -1],
      ['skipped', -1],
    ] as const) {
      const after = afterAnswers(before, of(question.topicCodeLevel, outcome), 5)
      expect(Math.sign(predict(after, question).success - p)).toBe(sign)
      expect(themeAbility(after, 'operations').sd).toBeLessThan(themeAbility(before, 'operations').sd)
    }
  })

  it('learns less from a right choice among four than from a right typed answer', () => {
    const typed = updateLearner(emptyLearner(4), of('multi_digit_subtraction_practice/4'), start)
    const chosen = updateLearner(
      emptyLearner(4),
      { ...of('multi_digit_subtraction_practice/4'), form: 'choice' },
      start,
    )
    expect(chosen.account[0]).toBeLessThan(typed.account[0])
    expect(chosen.account[0]).toBeGreaterThan(emptyLearner(4).account[0])
  })

  it('counts a right answer after help as wrong', () => {
    const helped = updateLearner(
      emptyLearner(4),
      { ...of('multi_digit_subtraction_practice/4'), helpViewed: true },
      start,
    )
    expect(helped).toEqual(updateLearner(emptyLearner(4), of('multi_digit_subtraction_practice/4', 'skipped'), start))
  })

  it('is less sure of what was not asked for weeks', () => {
    const known = afterAnswers(emptyLearner(4), of('multi_digit_subtraction_practice/4'), 12)
    const question = of('multi_digit_subtraction_practice/4')
    const now = predict(known, question, start)
    const later = predict(known, question, days(40))
    expect(later.success).toBeLessThan(now.success)
    expect(later.variance - now.variance).toBeCloseTo(0.4, 6)
    expect(predict(known, question, days(400)).variance - now.variance).toBeCloseTo(0.5, 6)
  })

  it('finds the difficulty at which the wanted share is right', () => {
    const state = emptyLearner(4)
    for (const level of topicLevels.filter((one) => one.theme === 'operations')) {
      const question = { topicCodeLevel: level.key, form: 'numeric' as const }
      const difficulty = chooseDifficulty(state, question, 0.75)
      const success = predict(state, { ...question, difficulty }).success
      if (difficulty > 0) expect(success).toBeGreaterThanOrEqual(0.75)
      if (difficulty < 1) {
        expect(predict(state, { ...question, difficulty: difficulty + 0.01 }).success).toBeLessThan(0.75)
      }
    }
  })

  it('stays a chance and finite whatever is answered', () => {
    const keys = topicLevels.map((level) => level.key)
    const answers = fc.array(
      fc.record({
        topicCodeLevel: fc.constantFrom(...keys),
        difficulty: fc.double({ min: 0, max: 1, noNaN: true }),
        form: fc.constantFrom('numeric' as const, 'choice' as const, 'true_false' as const),
        outcome: fc.constantFrom('right' as const, 'wrong' as const, 'skipped' as const),
        helpViewed: fc.boolean(),
        away: fc.nat(90),
      }),
      { maxLength: 60 },
    )
    const property = fc.property(answers, fc.option(fc.nat(12)), (list, grade) => {
      let state = emptyLearner(grade)
      let day = 0
      for (const { away, ...answer } of list) {
        day += away
        const { success } = predict(state, answer, days(day))
        expect(success).toBeGreaterThan(0)
        expect(success).toBeLessThan(1)
        state = updateLearner(state, answer, days(day))
        expect(state.account[1]).toBeGreaterThan(0)
      }
      expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      for (const { themeCode } of themes) expect(themeAbility(state, themeCode).sd).toBeGreaterThan(0)
    })
    const once = { difficulty: 0, helpViewed: false, away: 0 }
    const found = [
      { ...once, topicCodeLevel: 'fractions_intro/6', form: 'numeric', outcome: 'right', helpViewed: true },
      { ...once, topicCodeLevel: 'addition_intro/1', form: 'true_false', outcome: 'wrong' },
      { ...once, topicCodeLevel: 'functions_transformations_practice/3', form: 'numeric', outcome: 'skipped' },
    ] as const
    // What was found: a belief of minus nothing.
    fc.assert(property, { numRuns: 60, examples: [[[...found], null]] })
  })

  it('takes less than 8 kB when every level of the catalog was practiced', () => {
    const chance = openChance('the largest state')
    let state = emptyLearner(6)
    for (let round = 0; round < 3; round++) {
      for (const { key } of topicLevels) {
        state = updateLearner(state, of(key, chance.happens(0.7) ? 'right' : 'wrong'), days(round))
      }
    }
    expect(JSON.stringify(state).length).toBeLessThan(8000)
  })
})
