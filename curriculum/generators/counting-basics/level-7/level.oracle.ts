import { whole } from '../../../values/rational.ts'
import { countingTasks } from '../counting-oracles.ts'
import { countOneByOne, wrongCounts } from '../counting-on.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts one by one. */
export function oracle(p: Params): Rational {
  return whole(countOneByOne(p))
}

export const wrong = wrongCounts

const { which_count, neighbors, left_out, frog_hops } = countingTasks
export const tasks = { which_count, neighbors, left_out, frog_hops }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 910077726
