import { topicLevel, topicLevels } from '@polyhex/curriculum'
import { readyLevelsOfTheme } from './plan-run.ts'
import type { QuestionRow, RunRow } from './run-rows.ts'

/** An answer of a levelling: topic level, difficulty inside it, form, outcome, whether help was open. */
export type EvaluationAnswer = readonly [string, number, string, 'right' | 'wrong' | 'skipped', boolean]

/** What an evaluation needs to know of its run. */
export type EvaluatedRun = Pick<RunRow, 'target' | 'grade' | 'prior_mean' | 'prior_deviation'>

/** What is believed of an ability after some answers, in grades. */
export interface Evaluation {
  readonly mean: number
  readonly deviation: number
}

const grid = Array.from({ length: 136 }, (_, i) => -0.5 + i / 10)
const slope = 1.1

const chanceOf = (ability: number, [key, , form]: EvaluationAnswer): number => {
  const p = 1 / (1 + Math.exp(-slope * (ability - (topicLevel(key)?.difficulty ?? ability))))
  return form === 'choice' ? 0.22 + 0.74 * p : p
}

/** What the answers of a levelling say, beginning from what was believed before it. */
export function evaluationOf(run: EvaluatedRun, answers: readonly EvaluationAnswer[]): Evaluation {
  const [mean, deviation] =
    run.prior_mean !== null && run.prior_deviation !== null
      ? [run.prior_mean, run.prior_deviation]
      : run.grade === null
        ? [6, 4]
        : [run.grade + 0.3, 1.8]
  const weights = grid.map((ability) => {
    const prior = 0.03 / grid.length + 0.97 * Math.exp(-0.5 * ((ability - mean) / deviation) ** 2)
    return answers.reduce((weight, answer) => {
      const p = chanceOf(ability, answer)
      return weight * (answer[3] === 'right' && !answer[4] ? p : 1 - p)
    }, prior)
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const expected = grid.reduce((sum, ability, i) => sum + ability * (weights[i] ?? 0), 0) / total
  const variance = grid.reduce((sum, ability, i) => sum + (ability - expected) ** 2 * (weights[i] ?? 0), 0) / total
  return { mean: expected, deviation: Math.sqrt(variance) }
}

/** The topic level to ask next: nearest to what is believed, in a focus area that was asked least. */
export function nextLevelOf(run: EvaluatedRun, evaluation: Evaluation, answers: readonly EvaluationAnswer[]): string {
  const uses = Map.groupBy(answers, ([key]) => topicLevel(key)?.focusArea ?? '')
  const ready = new Set<string>(readyLevelsOfTheme(run.target))
  const asked = new Set(answers.map(([key]) => key))
  const cost = (level: (typeof topicLevels)[number]): number =>
    Math.abs(level.difficulty - evaluation.mean - 0.15) +
    0.1 * (uses.get(level.focusArea)?.length ?? 0) +
    (asked.has(level.key) ? 0.5 : 0)
  const fitting = topicLevels.filter((level) => ready.has(level.key))
  return fitting.reduce((a, b) => (cost(b) < cost(a) ? b : a)).key
}

/** The answers of a run as its evaluation takes them. */
export function answersOf(rows: readonly QuestionRow[]): EvaluationAnswer[] {
  return rows.flatMap((row) =>
    row.outcome === null
      ? []
      : [[row.topic_code_level, row.question_difficulty, row.form, row.outcome, row.answered_with_help ?? false]],
  )
}
