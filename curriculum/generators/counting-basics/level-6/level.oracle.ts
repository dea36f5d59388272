import { joined } from '../../place-value-intro/place-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { countingTasks } from '../counting-oracles.ts'
import { countOneByOne, wrongCounts } from '../counting-on.ts'
import type { Amounts, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts one by one. */
export function oracle(p: Params): Rational {
  return whole(countOneByOne(p))
}

export const wrong = wrongCounts

/** Ten small blocks for each, joined one ten after the other. */
function small(count: number): number {
  let ones = 0
  for (let block = 0; block < count; block++) for (let one = 0; one < 10; one++) ones++
  return ones
}

export const tasks = {
  build_tens: {
    oracle: (p: number): Amounts => joined(small(p)),
    wrong: {
      count_off_by_one: (p: number): Amounts[] => [p + 1, p - 1].map((count) => joined(small(count))),
      wrong_operation: (p: number): Amounts => joined(p),
    },
  },
  how_many_tens: {
    oracle: (p: number): Rational => whole(small(p)),
    wrong: {
      wrong_operation: (p: number): Rational => whole(p),
      count_off_by_one: (p: number): Rational[] => [p + 1, p - 1].map((count) => whole(small(count))),
    },
  },
  left_out: countingTasks.left_out,
  frog_hops: countingTasks.frog_hops,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3904440481
