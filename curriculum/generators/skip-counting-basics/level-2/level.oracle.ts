import { whole } from '../../../values/rational.ts'
import { countTasks } from '../count-oracles.ts'
import type { Params } from './numbers.ts'
import type { Rational } from '../../../values/values.ts'

/** Counts by ones and stops at every jump. */
export function oracle(p: Params): Rational {
  let [reached, jumps] = [p.start, 0]
  while (jumps < 3) {
    for (let one = 0; one < p.step; one++) reached++
    jumps++
  }
  return whole(reached)
}

/** One jump or one number too many or too few; counting by ones. */
export const wrong = {
  count_off_by_one: (p: Params): Rational[] => {
    const next = Number(oracle(p).n)
    return [1, -1, p.step, -p.step].map((off) => whole(next + off))
  },
  wrong_operation: (p: Params): Rational => whole(p.start + p.step + p.step + 1),
}

export const tasks = countTasks

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3605331854
