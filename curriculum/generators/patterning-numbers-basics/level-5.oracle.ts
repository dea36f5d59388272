import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Lets both patterns grow until A is there. */
export function oracle(p: Params): Rational {
  let [a, b] = [0, 0]
  while (a < p.a * p.term) [a, b] = [a + p.a, b + p.a * p.times]
  return whole(b)
}

export const wrong = {
  rule_from_one_pair: (p: Params): Rational => whole(p.a * p.term + (p.a * p.times - p.a)),
  recursive_only: (p: Params): Rational => whole(8 * p.a * p.times),
  wrong_operation: (p: Params): Rational => whole(p.a * p.term + p.a * p.times),
  slip_off_by_one: (p: Params): Rational => whole((p.term + 1) * p.a * p.times),
}
