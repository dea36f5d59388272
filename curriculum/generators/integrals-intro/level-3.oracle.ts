import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Simpson's rule, which is exact for parabolas. */
export function oracle(v: Params): Rational {
  const f = (x: number): number => (3 * v.a * x + 2 * v.b) * x + v.c
  return whole(Math.round(((v.q - v.p) / 6) * (f(v.p) + 4 * f((v.p + v.q) / 2) + f(v.q))))
}

export const wrong = {
  integral_signed_area: (v: Params): Rational => whole(-oracle(v).n),
  chain_forgotten: (v: Params): Rational => whole(3 * v.a * (v.q ** 2 - v.p ** 2) + 2 * v.b * (v.q - v.p)),
}
