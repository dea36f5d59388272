import { whole } from '../../values/rational.ts'
import type { Params } from './c05.ts'
import type { Rational } from '../../values/values.ts'

/** The largest handful without success, found by going through all handfuls color by color. */
function largestBad({ colors, wanted }: Params, at = 0): number {
  if (at === colors.length) return 0
  let most = 0
  for (let taken = 0; taken <= (colors[at] ?? 0); taken++)
    if (taken < wanted) most = Math.max(most, taken + largestBad({ colors, wanted }, at + 1))
  return most
}

/** One more than the largest handful that fails. */
export const oracle = (p: Params): Rational => whole(largestBad(p) + 1)

export const wrong = {
  half_way: (p: Params): Rational => whole(largestBad(p)),
  luck_not_worst_case: (p: Params): Rational => whole(p.wanted),
  one_case_only: (p: Params): Rational => whole(Math.max(...p.colors) + p.wanted),
  condition_dropped: (p: Params): Rational => whole(p.colors.reduce((sum) => sum + p.wanted, 0)),
}
