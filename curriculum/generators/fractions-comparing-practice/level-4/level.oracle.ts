import { comparingTasks } from '../comparing-oracles.ts'
import { comparison } from '../../../values/items.ts'
import type { Params } from './numbers.ts'
import type { Comparison } from '../../../values/values.ts'

/** As decimals; different fractions with bottoms up to 12 differ by more than a thousandth. */
export function oracle(p: Params): Comparison {
  const difference = p.a / p.b - p.c / p.d
  return comparison(Math.abs(difference) < 1e-6 ? 0 : difference)
}

export const wrong = {
  larger_denominator_larger: (p: Params): Comparison => comparison(p.b - p.d),
  gap_thinking: (p: Params): Comparison => comparison(p.d - p.c - (p.b - p.a)),
}

export const tasks = {
  shade_and_compare: comparingTasks.shade_and_compare,
  with_reason: comparingTasks.with_reason,
  who_more: comparingTasks.who_more,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4085909901
