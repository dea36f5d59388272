import { z } from 'zod'

/** What a comparison of two periods lets one say. `too_few`: nothing. */
export const trendVerdicts = ['too_few', 'up', 'same', 'down'] as const

/** How the share of right answers has changed, over questions of like difficulty only. */
export const Trend = z.object({
  says: z.enum(trendVerdicts),
  /** Percent of right answers in the period and in the one before it, over the answers compared; null with too few. */
  percentNow: z.number().int().min(0).max(100).nullable(),
  percentBefore: z.number().int().min(0).max(100).nullable(),
  /** Answers of the period that have answers of like difficulty to be compared with. */
  compared: z.number().int().min(0),
})
export type Trend = z.infer<typeof Trend>

/** Answers on questions of one difficulty (grade scale, 0 to 13) in two periods. */
export interface ComparedAnswers {
  readonly difficulty: number
  readonly now: { readonly answers: number; readonly right: number }
  readonly before: { readonly answers: number; readonly right: number }
}

/** Fewer answers than this are too few to tell; smaller changes than `leastChange` are not told of. */
export const trendRules = { leastAnswers: 20, leastChange: 0.05, deviations: 1.96 } as const

interface Stratum {
  nowAnswers: number
  nowRight: number
  beforeAnswers: number
  beforeRight: number
}

/** Half a grade is one difficulty: the step of the theme levels. */
function strata(cells: readonly ComparedAnswers[]): Stratum[] {
  const found = new Map<number, Stratum>()
  for (const { difficulty, now, before } of cells) {
    const step = Math.floor(2 * difficulty)
    const sum = found.get(step) ?? { nowAnswers: 0, nowRight: 0, beforeAnswers: 0, beforeRight: 0 }
    sum.nowAnswers += now.answers
    sum.nowRight += now.right
    sum.beforeAnswers += before.answers
    sum.beforeRight += before.right
    found.set(step, sum)
  }
  return [...found.values()].filter((sum) => sum.nowAnswers > 0 && sum.beforeAnswers > 0)
}

/** Spread of a share, never taken for nought where all answers were alike (one right and one wrong are added). */
const spread = (right: number, answers: number): number => {
  const share = (right + 1) / (answers + 2)
  return (share * (1 - share)) / answers
}

/**
 * Whether more is right than before, at like difficulty. Answers are put in steps of half a grade; a step counts as often
 * as it has answers in the poorer of the two periods, so that moving on to harder questions does not pass for getting
 * worse (direct standardization). Up or down is said only from 20 answers on, for a change of 5 points or more that lies
 * outside the 95 % band of chance.
 */
export function trendOf(cells: readonly ComparedAnswers[]): Trend {
  const comparable = strata(cells)
  const weightOf = (sum: Stratum): number => Math.min(sum.nowAnswers, sum.beforeAnswers)
  const compared = comparable.reduce((total, sum) => total + weightOf(sum), 0)
  if (compared < trendRules.leastAnswers) return { says: 'too_few', percentNow: null, percentBefore: null, compared }
  let [now, before, variance] = [0, 0, 0]
  for (const sum of comparable) {
    const weight = weightOf(sum) / compared
    now += (weight * sum.nowRight) / sum.nowAnswers
    before += (weight * sum.beforeRight) / sum.beforeAnswers
    variance += weight ** 2 * (spread(sum.nowRight, sum.nowAnswers) + spread(sum.beforeRight, sum.beforeAnswers))
  }
  const change = now - before
  const certain = Math.max(trendRules.leastChange, trendRules.deviations * Math.sqrt(variance))
  return {
    says: change >= certain ? 'up' : change <= -certain ? 'down' : 'same',
    percentNow: Math.round(100 * now),
    percentBefore: Math.round(100 * before),
    compared,
  }
}

/** A trend in one sentence, for the page and the letter alike. */
export function trendWords({ says, percentNow, percentBefore, compared }: Trend): string {
  if (says === 'too_few') return 'Too few answers to tell whether more is right than before.'
  const figures = `${percentNow}% right, ${percentBefore}% before, over ${compared} answers at like difficulty.`
  if (says === 'up') return `More is right than before: ${figures}`
  if (says === 'down') return `Less is right than before: ${figures}`
  return `About as much is right as before: ${figures}`
}
