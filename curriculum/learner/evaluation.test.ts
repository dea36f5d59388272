import { describe, expect, it } from 'vitest'
import { isReady } from '../curriculum.ts'
import { openChance } from '../chance.ts'
import { themes } from '../catalogue/themes.ts'
import { chooseNext, evaluationCandidates } from './choose-next.ts'
import { priorChances } from './evaluation-posterior.ts'
import {
  evaluationPrior,
  evaluationResult,
  startEvaluation,
  updateEvaluation,
  type EvaluationOutcome,
  type EvaluationState,
} from './evaluation.ts'
import { emptyLearner } from './learner-state.ts'
import { seedLearner } from './seed-learner.ts'
import { themeAbility } from './theme-ability.ts'
import { updateLearner } from './update-learner.ts'

const at = new Date('2026-03-02T15:00:00Z')

/** A run of a theme in which `outcomeAt` says how a question of a grade is answered. */
function runOf(
  themeCode: string,
  state: EvaluationState,
  questions: number,
  outcomeAt: (grade: number) => EvaluationOutcome,
): EvaluationState {
  const chance = openChance(`a run of ${themeCode}`)
  const candidates = evaluationCandidates(themeCode, isReady)
  let next = state
  for (let i = 0; i < questions; i++) {
    const item = chooseNext(next, candidates, chance)
    next = updateEvaluation(next, item, outcomeAt(item.grade))
  }
  return next
}

describe('levelling', () => {
  it('begins a third into the grade, within 1.8 grades, and spreads 3 % evenly', () => {
    const result = evaluationResult(startEvaluation({ kind: 'grade', grade: 6 }))
    expect(result.ability).toBeCloseTo(6.3, 1)
    expect(result).toMatchObject({ level: 12, answered: 0, right: 0, settled: false })
    const chances = priorChances({ kind: 'grade', grade: 6 })
    expect(chances.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 12)
    expect(chances[0]).toBeCloseTo(0.03 / 136, 12)
  })

  it('gives the level two per grade, and a confidence that grows with every answer', () => {
    const run = runOf('operations', startEvaluation({ kind: 'grade', grade: 4 }), 14, (grade) =>
      grade <= 5.2 ? 'right' : 'wrong',
    )
    const result = evaluationResult(run)
    expect(result.ability).toBeGreaterThan(4.7)
    expect(result.ability).toBeLessThan(5.7)
    expect(result.level).toBe(Math.floor(2 * result.ability))
    expect(result.confidence).toBeCloseTo(1 - result.sd / 1.7, 12)
    expect(result.low).toBeCloseTo(result.ability - 1.28 * result.sd, 12)
    expect(result.high).toBeCloseTo(result.ability + 1.28 * result.sd, 12)
    expect(result.sd).toBeLessThan(0.7)
  })

  it('hardly asks a level twice in its first ten questions, and uses every focus area near the child', () => {
    for (const themeCode of ['operations', 'fractions_decimals', 'shapes_space']) {
      const run = runOf(themeCode, startEvaluation({ kind: 'grade', grade: 5 }), 10, (grade) =>
        grade <= 5.3 ? 'right' : 'wrong',
      )
      expect(new Set(run.asked.map((one) => one.topicCodeLevel)).size).toBeGreaterThanOrEqual(9)
      expect(new Set(run.asked.map((one) => one.area)).size).toBeGreaterThan(1)
    }
  })

  it('counts "I don\'t know" as wrong without a guess, which tells more than a wrong choice', () => {
    const item = {
      topicCodeLevel: 'multi_digit_subtraction_practice/4',
      area: 'addition_and_subtraction',
      difficulty: 0.5,
      grade: 4,
      guess: 0.22,
    }
    const begun = startEvaluation({ kind: 'grade', grade: 4 })
    const skipped = evaluationResult(updateEvaluation(begun, item, 'skipped'))
    const wrong = evaluationResult(updateEvaluation(begun, item, 'wrong'))
    const right = evaluationResult(updateEvaluation(begun, item, 'right'))
    expect(skipped.ability).toBeLessThanOrEqual(wrong.ability)
    expect(wrong.ability).toBeLessThan(right.ability)
    expect(skipped.right).toBe(0)
  })

  it('stays in 0 to 25 however all is answered, in every theme', () => {
    for (const { themeCode } of themes) {
      for (const outcome of ['right', 'skipped'] as const) {
        const run = runOf(themeCode, startEvaluation({ kind: 'unknown' }), 25, () => outcome)
        const { level, confidence } = evaluationResult(run)
        expect(level).toBeGreaterThanOrEqual(0)
        expect(level).toBeLessThanOrEqual(25)
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
      }
    }
  })

  it('begins from the grade, then from what other themes have shown', () => {
    expect(evaluationPrior(emptyLearner(3), 'algebra')).toEqual({ kind: 'grade', grade: 3 })
    const unknown = evaluationPrior(emptyLearner(null), 'calculus')
    expect(unknown).toMatchObject({ kind: 'ability', mean: 12.3 })
    expect(unknown).toHaveProperty('sd', 1.7)
    const run = runOf('operations', startEvaluation({ kind: 'grade', grade: 3 }), 14, (grade) =>
      grade <= 5 ? 'right' : 'wrong',
    )
    const seeded = seedLearner(emptyLearner(3), 'operations', run, at)
    const prior = evaluationPrior(seeded, 'fractions_decimals')
    expect(prior).toMatchObject({ kind: 'ability' })
    if (prior.kind !== 'ability') return
    expect(prior.mean).toBeGreaterThan(4)
    expect(prior.sd).toBe(1)
  })

  it('seeds the learner with what it has found', () => {
    const run = runOf('operations', startEvaluation({ kind: 'grade', grade: 3 }), 14, (grade) =>
      grade <= 5 ? 'right' : 'wrong',
    )
    const found = evaluationResult(run)
    const seeded = seedLearner(emptyLearner(3), 'operations', run, at)
    const ability = themeAbility(seeded, 'operations')
    expect(Math.abs(ability.ability - found.ability)).toBeLessThan(0.25)
    expect(Math.abs(ability.sd - found.sd)).toBeLessThan(0.3)
    expect(seeded.answers).toBe(14)
    expect(Object.keys(seeded.topics).length).toBeGreaterThan(1)
    const more = updateLearner(
      seeded,
      { topicCodeLevel: 'equal_sign_basics/1', difficulty: 0.5, form: 'numeric', outcome: 'right', helpViewed: false },
      at,
    )
    expect(more.answers).toBe(15)
  })

  it('seeds nothing when nothing was answered', () => {
    const empty = emptyLearner(3)
    expect(seedLearner(empty, 'operations', startEvaluation({ kind: 'grade', grade: 3 }), at)).toBe(empty)
  })
})
