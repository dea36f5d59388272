import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { SkipCount } from './skip-count.ts'

/** Counts by ones and stops at every jump. */
export function countJumps(p: SkipCount): Rational {
  let [reached, jumps] = [p.start, 0]
  while (jumps < 3) {
    for (let one = 0; one < p.step; one++) reached++
    jumps++
  }
  return whole(reached)
}

/** One jump or one number too many or too few; counting by ones. */
export const wrongJumps = {
  count_off_by_one: (p: SkipCount): Rational[] => {
    const next = Number(countJumps(p).n)
    return [1, -1, p.step, -p.step].map((off) => whole(next + off))
  },
  wrong_operation: (p: SkipCount): Rational => whole(p.start + p.step + p.step + 1),
}
