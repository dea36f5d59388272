import {
  type ExerciseResult,
  isLevellingOver,
  isLevellingSettled,
  levellingResult,
  pointsOfAnswer,
  resultOfRun,
  type Tally,
  usedUp,
} from '@polyhex/contract/exercises/completion'
import { evaluationResult, type EvaluationState } from '@polyhex/curriculum'
import type { Asked } from './run-rows.ts'
import { foundThemeLevel, themeLevelJson } from './theme-level.ts'

/** Whether a run is over after an answer, and what that answer and that end are worth. */
export interface End {
  readonly result: ExerciseResult | null
  /** Points of the answer in a contest paper. */
  readonly points: number
  /** What a levelling has found, for record_theme_level; null while it goes on and for other runs. */
  readonly themeLevel: string | null
}

function endOfLevelling(asked: Asked, tally: Tally, evaluation: EvaluationState, now: Date): End {
  const first = (asked.first_answered_at ?? now).getTime()
  const timeIsUp = asked.timed && isLevellingOver(first, now.getTime())
  const over = timeIsUp || isLevellingSettled(evaluationResult(evaluation).sd, usedUp(tally))
  if (!over) return { result: null, points: 0, themeLevel: null }
  const { target, grade } = asked
  const found = foundThemeLevel({ target, grade, ...tally }, evaluation)
  return { result: levellingResult, points: 0, themeLevel: themeLevelJson(found) }
}

/** What the end of a run is after one more answer; `tally` and `evaluation` count it already. */
export function endAfter(
  asked: Asked,
  tally: Tally,
  outcome: 'right' | 'wrong' | 'skipped',
  evaluation: EvaluationState | null,
  now: Date,
): End {
  if (evaluation !== null) return endOfLevelling(asked, tally, evaluation, now)
  if (asked.type !== 'contest_problems') return { result: resultOfRun(asked.type, tally), points: 0, themeLevel: null }
  const points = pointsOfAnswer(outcome, asked.plan_levels[asked.position - 1] ?? null)
  return { result: resultOfRun(asked.type, tally, asked.points + points), points, themeLevel: null }
}
