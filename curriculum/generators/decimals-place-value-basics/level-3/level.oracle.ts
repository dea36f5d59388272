import { decimalTasks } from '../decimal-oracles.ts'
import { comparison } from '../../../values/items.ts'
import type { Params } from './numbers.ts'
import type { Comparison } from '../../../values/values.ts'

/** Place by place from the left; a place that is not written is 0. */
export function oracle(p: Params): Comparison {
  for (let i = 0; i < 2; i++) {
    const difference = Number(p.left[i] ?? 0) - Number(p.right[i] ?? 0)
    if (difference !== 0) return comparison(difference)
  }
  return comparison(0)
}

export const wrong = {
  longer_is_larger: (p: Params): Comparison => comparison(Number(p.left) - Number(p.right)),
  shorter_is_larger: (p: Params): Comparison => comparison(p.right.length - p.left.length),
}

export const tasks = {
  shade_decimal: decimalTasks.shade_decimal,
  with_reason: decimalTasks.with_reason,
  true_decimals: decimalTasks.true_decimals,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1835753165
