import type { RunType } from '../exercises/exercise-types.ts'
import type { CoinChangeType } from './coin-changes.ts'

/**
 * What mathematics earns. Each right answer brings an amount by kind of exercise, half of it when help was opened
 * before answering; passing brings a further amount, once a run. A run that ends without a pass still earns its right
 * answers, as `math_only`, provided at least half of its answers are right: tapping at random brings nothing. Levelling
 * asks what is right about half the time, so a third suffices there. It and contest problems have no change type of
 * their own in the specification and count as `math_only` too, and so do games: how a game itself ended earns nothing.
 * The specification leaves the amounts open; these are ours, in one place.
 */
export const earningsByType = {
  practice: { perAnswer: 2, pass: 10 },
  speed: { perAnswer: 2, pass: 10 },
  unit_mastery: { perAnswer: 4, pass: 40 },
  levelling: { perAnswer: 2, pass: 0 },
  contest_problems: { perAnswer: 4, pass: 40 },
  game: { perAnswer: 2, pass: 10 },
} as const satisfies Record<RunType, { perAnswer: number; pass: number }>

export interface EarningTally {
  /** Right answers, those with help included. */
  readonly correct: number
  /** Right answers before which help was opened. */
  readonly correctWithHelp: number
  /** Wrong and skipped ones. */
  readonly missed: number
  /** Wrong ones that were mended at the second try, without help. */
  readonly mended: number
}

/** Coins for an answer mended at the second try, once a question. Half of it, with help, is none. */
export const mendedCoins = 1

/** Coins for the answers alone, in whole coins. Shown as 'earned so far' while a run goes on. */
export function earnedByAnswers(type: RunType, tally: EarningTally): number {
  const { perAnswer } = earningsByType[type]
  const alone = tally.correct - tally.correctWithHelp
  return alone * perAnswer + tally.correctWithHelp * Math.floor(perAnswer / 2) + tally.mended * mendedCoins
}

/** Runs of the same exercise that began within this many hours before count as "again today". */
export const sameDayHours = 20
/** What is paid of the first, second, third and every further paid run of the same exercise in that time. */
const shareOfRepeat = [1, 1 / 2, 1 / 4, 0] as const
/** Nobody reads and answers faster than this on average, in milliseconds by the server's clock; what does is not paid. */
export const leastMsPerAnswer = 750

/** What a run earns beside its answers: how often its exercise was paid today already, and how long it really took. */
export interface EarningCircumstances {
  /** Paid runs of the same exercise in the last `sameDayHours`. */
  readonly paidToday: number
  /** From the start of the run to its last answer, by the server's clock, in milliseconds. */
  readonly lastedMs: number
}

/** Why a run brought less than its answers are worth: it was faster than reading, or its exercise was paid today already. */
export type LessCoins = 'faster_than_reading' | 'again_today'

/**
 * What a finished run brings and under which change type; an amount of 0 is not recorded. The same exercise pays less each time
 * on one day, and what is faster than anybody reads pays nothing, so that coins stand for mathematics. Decision 45.
 */
export function earningsOfRun(
  type: RunType,
  tally: EarningTally,
  passed: boolean,
  { paidToday, lastedMs }: EarningCircumstances,
): { amount: number; changeType: CoinChangeType; less: LessCoins | null } {
  const { amount, changeType } = worthOfRun(type, tally, passed)
  if (amount === 0) return { amount, changeType, less: null }
  if (lastedMs < (tally.correct + tally.missed) * leastMsPerAnswer) {
    return { amount: 0, changeType, less: 'faster_than_reading' }
  }
  const share = shareOfRepeat[Math.min(paidToday, shareOfRepeat.length - 1)] ?? 0
  return { amount: Math.floor(amount * share), changeType, less: share < 1 ? 'again_today' : null }
}

/** What the answers of a run and its pass are worth the first time on a day. */
function worthOfRun(
  type: RunType,
  tally: EarningTally,
  passed: boolean,
): { amount: number; changeType: CoinChangeType } {
  const byAnswers = earnedByAnswers(type, tally)
  const changeType = type === 'levelling' || type === 'contest_problems' || type === 'game' ? 'math_only' : type
  if (passed) return { amount: byAnswers + earningsByType[type].pass, changeType }
  const enough = tally.correct * (type === 'levelling' ? 2 : 1) >= tally.missed
  return { amount: enough ? byAnswers : 0, changeType: 'math_only' }
}

/** Tooltip of the counter on the exercise screen (L-048). */
export function counterTooltip(signedIn: boolean, product: string): string {
  return signedIn ? `Earn ${product} dollars to buy game boosters` : `Sign In to earn ${product} dollars`
}
