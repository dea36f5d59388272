import { completionBar, contest, contestPoints, game, levelling, practice, speed, unitMastery } from './limits.ts'
import type { RunType } from './exercise-types.ts'

/**
 * When an exercise is over, and with which result: pure rules, computed alike by the server (which decides) and the
 * browser (which shows).
 */

/** How an exercise ended. */
export const exerciseResults = ['in_a_row_correct', 'at_least_correct', 'incorrect', 'time_up', 'top_scorer'] as const
export type ExerciseResult = (typeof exerciseResults)[number]

/** What has been answered so far. A skipped question is used up, is not wrong, and ends a row of right answers. */
export interface Tally {
  readonly correct: number
  readonly incorrect: number
  readonly skipped: number
  /** Right answers since the last one that was not right. */
  readonly inARow: number
}

/** @forTests Runs begin in the database; tests count up from here. */
export const emptyTally: Tally = { correct: 0, incorrect: 0, skipped: 0, inARow: 0 }

/** The figures of a kind of run. */
export interface RunFigures {
  /** Questions; null where the number is open, as in levelling. */
  readonly total: number | null
  /** Right answers that pass it, or points of a contest paper; null where nothing is passed. */
  readonly required: number | null
  /** The row of right answers that also suffices: practice only. */
  readonly inARow: number | null
}

/** Figures by kind of run, of which each keeps what it is known to have. */
export const figuresByType = {
  practice,
  speed: { ...speed, inARow: null },
  unit_mastery: { ...unitMastery, inARow: null },
  levelling: { total: null, required: null, inARow: null },
  contest_problems: { total: contest.total, required: contest.required, inARow: null },
  game: { total: null, required: game.required, inARow: null },
} as const satisfies Record<RunType, RunFigures>

/** How many questions a kind of run has, and what passes it. */
export function runFigures<Type extends RunType>(type: Type): (typeof figuresByType)[Type] {
  return figuresByType[type]
}

/** The tally after one more question. */
export function addToTally(tally: Tally, outcome: 'right' | 'wrong' | 'skipped'): Tally {
  if (outcome === 'right') return { ...tally, correct: tally.correct + 1, inARow: tally.inARow + 1 }
  if (outcome === 'wrong') return { ...tally, incorrect: tally.incorrect + 1, inARow: 0 }
  return { ...tally, skipped: tally.skipped + 1, inARow: 0 }
}

/** Questions used up. */
export function usedUp(tally: Tally): number {
  return tally.correct + tally.incorrect + tally.skipped
}

/**
 * How the run ended, or null while it goes on. Practice ends as soon as 4 in a row or 8 in all are right, else after 10
 * questions (L-157); speed play as soon as 8 are right, else after 10 (L-158); unit mastery only when all 20 are used
 * (L-070, L-159); a contest paper by its `points` when all 10 are used; a game when it has asked 60, if it has not ended before. Levelling ends by its own rule, `isLevellingOver`.
 */
export function resultOfRun(type: RunType, tally: Tally, points = 0): ExerciseResult | null {
  if (type === 'levelling') return null
  if (type === 'contest_problems') return resultOfContest(points, usedUp(tally))
  if (type === 'game') return usedUp(tally) >= game.mostQuestions ? resultOfGame(tally) : null
  const { total, required, inARow } = figuresByType[type]
  const over = usedUp(tally) >= total
  if (type === 'unit_mastery') {
    if (!over) return null
    return tally.correct >= required ? 'at_least_correct' : 'incorrect'
  }
  if (inARow !== null && tally.inARow >= inARow) return 'in_a_row_correct'
  if (tally.correct >= required) return 'at_least_correct'
  return over ? 'incorrect' : null
}

/** How a game ended, by its answers alone: who won the game itself decides nothing here. */
export function resultOfGame(tally: Tally): 'at_least_correct' | 'time_up' {
  const enough = tally.correct >= game.required && tally.correct >= game.share * usedUp(tally)
  return enough ? 'at_least_correct' : 'time_up'
}

/** Whether a result means that the exercise is passed. */
export function isPassed(result: ExerciseResult): boolean {
  return result === 'in_a_row_correct' || result === 'at_least_correct' || result === 'top_scorer'
}

/** Levelling ends at 300 s after its first answer (L-160); times in milliseconds, null before the first answer. */
export function isLevellingOver(firstAnsweredAt: number | null, now: number): boolean {
  return firstAnsweredAt !== null && now - firstAnsweredAt >= levelling.seconds * 1000
}

/** How every levelling ends, by the clock or because enough is known: it is neither passed nor failed. */
export const levellingResult = 'time_up' satisfies ExerciseResult

/**
 * Whether an evaluation knows enough, or has asked enough, to end before its time or without one. `deviation` is the
 * standard deviation of what is believed, in grades.
 */
export function isLevellingSettled(deviation: number, answered: number): boolean {
  return deviation < levelling.sureBelow || answered >= levelling.mostQuestions
}

/** What an answer to a contest question is worth; `contestLevel` is 1 to 10, or null where a question has none (L-182). */
export function pointsOfAnswer(outcome: 'right' | 'wrong' | 'skipped', contestLevel: number | null): number {
  if (outcome === 'skipped') return contestPoints.skipped
  if (outcome === 'wrong') return contestPoints.wrong
  const step = contestPoints.right.find(({ upToLevel }) => (contestLevel ?? 1) <= upToLevel)
  return (step ?? contestPoints.right[2]).points
}

/** The result of a contest paper once all its questions are used up, else null. */
export function resultOfContest(score: number, used: number): ExerciseResult | null {
  if (used < contest.total) return null
  if (score >= contest.topScorer) return 'top_scorer'
  return score >= contest.required ? 'at_least_correct' : 'incorrect'
}

/** Completion levels; the order is the meaning (L-133). */
export const completionLevels = { not_started: 0, started: 1, in_progress: 2, almost_passed: 3, passed: 4 } as const
export type CompletionLevel = keyof typeof completionLevels

/** The stored status of an active unit, which has its own scale 0, 1, 2 (decision L-134). */
export function completionOfStatus(completionStatus: number): CompletionLevel {
  if (completionStatus === 2) return 'passed'
  return completionStatus === 1 ? 'started' : 'not_started'
}

/** Percent correct for a completion bar: correct of the largest of 4, the required count and correct itself. */
export function completionPercent(correct: number, required: number): number {
  return (100 * correct) / Math.max(completionBar.smallestDenominator, required, correct)
}

/** Above 80 percent is passed, above 0 started; exactly 80 is only started (L-135; decision L-136). */
export function completionOfCounts(correct: number, required: number): CompletionLevel {
  const percent = completionPercent(correct, required)
  if (percent > completionBar.passedAbove) return 'passed'
  return percent > 0 ? 'started' : 'not_started'
}

/** The level shown beside a bar: the five levels by percent, for display only. */
export function displayLevel(correct: number, required: number): CompletionLevel {
  const percent = completionPercent(correct, required)
  if (percent > completionBar.passedAbove) return 'passed'
  if (percent > 60) return 'almost_passed'
  if (percent > 30) return 'in_progress'
  return percent > 0 ? 'started' : 'not_started'
}

/**
 * The next unit after a unit mastery run that was started without a code: the first unit on the stack other than the
 * one just done, or null (L-156).
 */
export function nextUnitOnStack(stack: readonly { unitCode: string | null }[], current: string): string | null {
  return stack.find((item) => item.unitCode !== null && item.unitCode !== current)?.unitCode ?? null
}
