import { describe, expect, it } from 'vitest'
import { chooseDifficulty } from './choose-difficulty.ts'
import { emptyLearner } from './learner-state.ts'
import { predict } from './predict.ts'
import { gradeOfQuestion } from './question-terms.ts'
import { updateLearner } from './update-learner.ts'
import type { LearnerAnswer } from './update-learner.ts'

const at = new Date('2026-03-01T12:00:00Z')
const before = emptyLearner(3)
const question = { topicCodeLevel: 'multi_digit_subtraction_practice/4', difficulty: 0.5, form: 'numeric' } as const
const after = (more: Partial<LearnerAnswer>) =>
  updateLearner(before, { ...question, outcome: 'right', helpViewed: false, ...more }, at)
const account = (more: Partial<LearnerAnswer>): number => after(more).account[0]

describe('the kind of a question', () => {
  it('changes nothing for plain work and where none is stored', () => {
    expect(after({ kind: null, guess: null, credit: null })).toEqual(after({}))
    expect(after({ kind: 'do' })).toEqual(after({}))
    expect(predict(before, { ...question, kind: 'do' })).toEqual(predict(before, question))
  })

  it('makes a question harder by its share of a grade, so that a right answer says more', () => {
    expect(gradeOfQuestion(3, 0.7, 'find_error')).toBeCloseTo(3.35, 10)
    expect(gradeOfQuestion(3, 0.7, 'read')).toBeCloseTo(2.9, 10)
    expect(account({ kind: 'find_error' })).toBeGreaterThan(account({}))
    const { form, topicCodeLevel } = question
    const plain = chooseDifficulty(emptyLearner(4), { form, topicCodeLevel }, 0.75)
    expect(chooseDifficulty(emptyLearner(4), { form, topicCodeLevel, kind: 'apply' }, 0.75)).toBeLessThan(plain)
  })

  it('and its guess: what can be guessed says less when it is right', () => {
    expect(account({ guess: 0.29 })).toBeLessThan(account({ guess: 0.02 }))
    expect(after({ guess: 0.02 })).toEqual(after({}))
  })
})

describe('credit for parts of an answer', () => {
  it('moves the belief by the share that was right', () => {
    const [none, half, whole] = [0, 50, 100].map((credit) => account({ outcome: 'wrong', credit }))
    expect(half).toBeCloseTo(((none ?? 0) + (whole ?? 0)) / 2, 3)
    expect(none).toBe(account({ outcome: 'wrong' }))
    expect(whole).toBe(account({ outcome: 'right' }))
  })

  it('counts for nothing after help', () => {
    expect(account({ credit: 50, helpViewed: true })).toBe(account({ outcome: 'wrong', helpViewed: true }))
  })
})
