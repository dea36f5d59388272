import type { RunType } from '../exercises/exercise-types.ts'
import type { CoinChangeType } from './coin-changes.ts'

/**
 * What mathematics earns. Each right answer brings an amount by kind of exercise, half of it when help was opened
 * before answering; passing brings a further amount, once a run. A run that ends without a pass still earns its right
 * answers, as `math_only`, provided at least half of its answers are right: tapping at random brings nothing. Levelling
 * asks what is right about half the time, so a third suffices there. It and contest problems have no change type of
 * their own in the specification and count as `math_only` too.
 * The specification leaves the amounts open; these are ours, in one place.
 */
export const earningsByType = {
  practice: { perAnswer: 2, pass: 10 },
  speed: { perAnswer: 2, pass: 10 },
  unit_mastery: { perAnswer: 4, pass: 40 },
  levelling: { perAnswer: 2, pass: 0 },
  contest_problems: { perAnswer: 4, pass: 40 },
} as const satisfies Record<RunType, { perAnswer: number; pass: number }>

export interface EarningTally {
  /** Right answers, those with help included. */
  readonly correct: number
  /** Right answers before which help was opened. */
  readonly correctWithHelp: number
  /** Wrong and skipped ones. */
  readonly missed: number
}

/** Coins for the answers alone, in whole coins. Shown as 'earned so far' while a run goes on. */
export function earnedByAnswers(type: RunType, tally: EarningTally): number {
  const { perAnswer } = earningsByType[type]
  const alone = tally.correct - tally.correctWithHelp
  return alone * perAnswer + tally.correctWithHelp * Math.floor(perAnswer / 2)
}

/** What a finished run brings and under which change type; an amount of 0 is not recorded. */
export function earningsOfRun(
  type: RunType,
  tally: EarningTally,
  passed: boolean,
): { amount: number; changeType: CoinChangeType } {
  const byAnswers = earnedByAnswers(type, tally)
  const changeType = type === 'levelling' || type === 'contest_problems' ? 'math_only' : type
  if (passed) return { amount: byAnswers + earningsByType[type].pass, changeType }
  const enough = tally.correct * (type === 'levelling' ? 2 : 1) >= tally.missed
  return { amount: enough ? byAnswers : 0, changeType: 'math_only' }
}

/** Tooltip of the counter on the exercise screen (L-048). */
export function counterTooltip(signedIn: boolean, product: string): string {
  return signedIn ? `Earn ${product} dollars to buy game boosters` : `Sign In to earn ${product} dollars`
}
