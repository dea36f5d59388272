import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Takes groups away until nothing is left. */
export function oracle(p: Params): Rational {
  let [left, groups] = [p.quotient * p.divisor, 0]
  for (; left > 0; left -= p.divisor) groups++
  return whole(groups)
}

/** The fact beside it; one group taken away. */
export const wrong = {
  near_fact: (p: Params): Rational[] => [1, -1].map((off) => whole(p.quotient + off)),
  wrong_operation: (p: Params): Rational => whole(p.quotient * p.divisor - p.divisor),
}
