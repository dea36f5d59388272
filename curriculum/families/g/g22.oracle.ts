import { whole } from '../../values/rational.ts'
import type { Params } from './g22.ts'
import type { Rational } from '../../values/values.ts'

/** Tries depths until the pulled tip reaches the water at the right place. */
export function oracle(p: Params): Rational {
  for (let d = 1; ; d++) if (d * d + p.aside * p.aside === (d + p.out) * (d + p.out)) return whole(d)
}

export const wrong = {
  other_quantity: (p: Params): Rational => whole(oracle(p).n + BigInt(p.out)),
  quick_answer: (p: Params): Rational => whole(p.aside - p.out),
  condition_dropped: (p: Params): Rational => whole((p.aside - p.out) * (p.aside + p.out)),
  half_way: (p: Params): Rational => whole(oracle(p).n + oracle(p).n),
}
