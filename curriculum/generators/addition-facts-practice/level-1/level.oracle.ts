import { factTasks } from '../fact-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Rational } from '../../../values/values.ts'

/** Counts on from the first number, one step for each of the second. */
export function oracle(p: Params): Rational {
  let reached = p.a
  for (let step = 0; step < p.b; step++) reached++
  return whole(reached)
}

/** Takes away instead of adding. */
export const wrong = {
  wrong_operation: (p: Params): Rational => whole(Math.abs(p.a - p.b)),
}

export const tasks = factTasks

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2842613097
