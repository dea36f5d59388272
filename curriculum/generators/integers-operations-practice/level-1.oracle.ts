import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Puts plus and minus counters on the table and removes pairs of one of each. */
export function oracle(p: Params): Rational {
  let [plus, minus] = [0, 0]
  for (const n of [p.a, p.b]) {
    if (n > 0) plus += n
    else minus -= n
  }
  while (plus > 0 && minus > 0) {
    plus--
    minus--
  }
  return whole(plus > 0 ? plus : -minus)
}

export const wrong = {
  subtract_sign_slip: (p: Params): Rational => {
    const size = Math.abs(p.a) + Math.abs(p.b)
    return whole(p.a < 0 ? -size : size)
  },
  minus_minus_always_plus: (p: Params): Rational => whole(Math.abs(p.a) + Math.abs(p.b)),
}
