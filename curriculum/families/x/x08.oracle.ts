import { whole } from '../../values/rational.ts'
import type { Params } from './x08.ts'
import type { Rational } from '../../values/values.ts'

/** Tries whole numbers one after the other: twice the root is compared with the doubled bounds. */
function fitting(p: Params): number[] {
  const found: number[] = []
  for (let n = 0; n < 2000; n++) if (4 * n > p.low * p.low && 4 * n < p.high * p.high) found.push(n)
  return found
}

/** Counts those that fit. */
export const oracle = (p: Params): Rational => whole(fitting(p).length)

export const wrong = {
  quick_answer: (p: Params): Rational => {
    let found = 0
    for (let n = 0; n < 100; n++) if (2 * n > p.low && 2 * n < p.high) found++
    return whole(found)
  },
  last_case_missed: (p: Params): Rational => whole(fitting(p).slice(1).length),
  count_off_by_one: (p: Params): Rational => whole([0, ...fitting(p)].length),
  half_way: (p: Params): Rational => whole(fitting(p).at(-1) ?? 0),
}
