import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** a groups of b, added one group after another. */
function addedUp(groups: number, size: number): number {
  let total = 0
  for (let group = 0; group < groups; group++) total += size
  return total
}

/** Adds equal groups; a missing factor is how many groups it takes. */
export function oracle(p: Params): Rational {
  if (!p.missing) return whole(addedUp(p.a, p.b))
  let groups = 0
  while (addedUp(groups, p.a) < addedUp(p.a, p.b)) groups++
  return whole(groups)
}

/** The fact beside it, the sum, zero or one treated as in addition. */
export const wrong = {
  near_fact: (p: Params): Rational[] => [whole(addedUp(p.a, p.b + 1)), whole(addedUp(Math.max(0, p.a - 1), p.b))],
  times_as_plus: (p: Params): Rational => whole(p.b + p.a),
  zero_identity_mixup: (p: Params): Rational => whole(p.b + p.a),
}
