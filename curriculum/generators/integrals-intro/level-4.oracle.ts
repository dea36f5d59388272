import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Simpson's rule on the distance of the two graphs, each worked out from its own equation; six times it is whole. */
export function oracle(p: Params): Rational {
  const [b, c] = [p.m - p.a * p.r - p.a * p.s, p.a * p.r * p.s + p.k]
  const gap = (x: number): number => Math.abs(p.a * x * x + b * x + c - p.m * x - p.k)
  const simpson = ((p.s - p.r) / 6) * (gap(p.r) + 4 * gap((p.r + p.s) / 2) + gap(p.s))
  return rational(Math.round(6 * simpson), 6)
}

export const wrong = {
  integral_signed_area: (p: Params): Rational => rational(-oracle(p).n, oracle(p).d),
}
