import { rational, whole } from '../../values/rational.ts'
import type { Params } from './x11.ts'
import type { Rational } from '../../values/values.ts'

/** The same equation solved as two lines by Cramer's rule, and checked by putting in. */
function both({ k, m, at }: Params): [Rational, Rational] {
  // u + k v = m·at, k u + v = m/at
  const determinant = 1 - k * k
  const u = rational(m * at * at - k * m, at * determinant)
  const v = rational(m - k * m * at * at, at * determinant)
  return [u, v]
}

/** Cramer's rule. */
export const oracle = (p: Params): Rational => both(p)[0]

export const wrong = {
  quick_answer: ({ k, m, at }: Params): Rational => rational(at * m, 1 + k),
  condition_dropped: ({ m, at }: Params): Rational => whole(at * m),
  half_way: (p: Params): Rational => both(p)[1],
  slip_sign: (p: Params): Rational => rational(-both(p)[0].n, both(p)[0].d),
}
