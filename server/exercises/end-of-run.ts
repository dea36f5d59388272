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
import { evaluationOf } from './evaluation.ts'
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

function endOfLevelling(asked: Asked, tally: Tally, outcome: 'right' | 'wrong' | 'skipped', now: Date): End {
  const { topic_code_level: key, question_difficulty: difficulty, form, help_viewed: help } = asked
  const evaluation = evaluationOf(asked, [...(asked.run_answers ?? []), [key, difficulty, form, outcome, help]])
  const first = (asked.first_answered_at ?? now).getTime()
  const timeIsUp = asked.timed && isLevellingOver(first, now.getTime())
  const over = timeIsUp || isLevellingSettled(evaluation.deviation, usedUp(tally))
  if (!over) return { result: null, points: 0, themeLevel: null }
  const found = foundThemeLevel({ ...asked, ...tally }, evaluation)
  return { result: levellingResult, points: 0, themeLevel: themeLevelJson(found, usedUp(tally)) }
}

/** What the end of a run is after one more answer; `tally` counts it already. */
export function endAfter(asked: Asked, tally: Tally, outcome: 'right' | 'wrong' | 'skipped', now: Date): End {
  if (asked.type === 'levelling') return endOfLevelling(asked, tally, outcome, now)
  if (asked.type !== 'contest_problems') return { result: resultOfRun(asked.type, tally), points: 0, themeLevel: null }
  const points = pointsOfAnswer(outcome, asked.plan_levels[asked.position - 1] ?? null)
  return { result: resultOfRun(asked.type, tally, asked.points + points), points, themeLevel: null }
}
