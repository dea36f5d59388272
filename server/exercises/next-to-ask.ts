import type { RunType } from '@polyhex/contract/exercises/exercise-types'
import {
  type AnyTask,
  chooseDifficulty,
  type EvaluationState,
  type LearnerState,
  topicLevel,
  wantedSuccess,
} from '@polyhex/curriculum'
import { contestDifficulty } from './contest-target.ts'
import { nextDifficulty } from './difficulty.ts'
import { itemAt } from './evaluation.ts'
import { levelAt } from './plan-run.ts'
import type { RunRow } from './run-rows.ts'

/** What to ask: a topic level, and how hard inside it, 0 to 1 in hundredths. */
export interface ToAsk {
  readonly topicCodeLevel: string
  readonly difficulty: number
}

/** The share of right answers that a kind of run aims at. Source: D-041. */
const wanted: Partial<Record<RunType, number>> = {
  practice: wantedSuccess.practice,
  unit_mastery: wantedSuccess.unitMastery,
  speed: wantedSuccess.speed,
  game: wantedSuccess.game,
}

/**
 * The difficulty inside a level at which the learner is expected to be right as often as the kind of run wants; null for kinds
 * that do not go by the learner, and for levels that the catalogue does not have.
 */
export function difficultyFor(type: RunType, topicCodeLevel: string, learner: LearnerState, now: Date): number | null {
  const success = wanted[type]
  const form = topicLevel(topicCodeLevel)?.answerForms[0]
  if (success === undefined || form === undefined) return null
  return chooseDifficulty(learner, { topicCodeLevel, form }, success, now)
}

/**
 * The same for each task of the level, which may be easier to guess or harder to see through; what goes by the stair or by the
 * contest is left as it is.
 */
export function difficultyOfTasks(
  type: RunType,
  { topicCodeLevel, difficulty }: ToAsk,
  learner: LearnerState | null,
  now: Date,
): (task: AnyTask) => number {
  const success = wanted[type]
  if (learner === null || success === undefined) return () => difficulty
  return ({ kind, form, guess }) => chooseDifficulty(learner, { topicCodeLevel, form, kind, guess }, success, now)
}

/**
 * What to ask after an answer, at a place from 1. For an account the difficulty comes from what is believed of the learner, for a
 * visitor from the stair; in a contest paper from the contest level; in a levelling all from its evaluation.
 */
export function nextToAsk(
  run: RunRow,
  after: {
    readonly outcome: 'right' | 'wrong' | 'skipped'
    readonly position: number
    readonly evaluation: EvaluationState | null
    readonly learner: LearnerState | null
    readonly now: Date
  },
): ToAsk {
  const { outcome, position, evaluation, learner, now } = after
  if (evaluation !== null) return itemAt(run, evaluation, position)
  const topicCodeLevel = levelAt(run.plan, position)
  const contestLevel = run.plan_levels[position - 1]
  if (contestLevel !== undefined) {
    return { topicCodeLevel, difficulty: contestDifficulty(run.target, topicCodeLevel, contestLevel) }
  }
  const believed = learner === null ? null : difficultyFor(run.type, topicCodeLevel, learner, now)
  return { topicCodeLevel, difficulty: believed ?? nextDifficulty(run.difficulty, outcome) }
}
