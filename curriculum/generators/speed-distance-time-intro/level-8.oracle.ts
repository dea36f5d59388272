import { rational } from '../../values/rational.ts'
import type { Params } from './level-8.ts'
import type { Rational } from '../../values/values.ts'

/** Doubled height, from its growth second by second: the first step is a + 2 b, and each one is 2 a larger. */
function doubled(p: Params, x: number): number {
  let [height, step] = [2 * p.c, p.a + 2 * p.b]
  for (let i = 0; i < x; i++) [height, step] = [height + step, step + 2 * p.a]
  return height
}

export function oracle(p: Params): Rational {
  return rational(doubled(p, p.to) - doubled(p, p.from), 2 * (p.to - p.from))
}

export const wrong = {
  stops_early: (p: Params): Rational => rational(doubled(p, p.to) - doubled(p, p.from), 2),
  ratio_order: (p: Params): Rational => rational(2 * (p.to - p.from), doubled(p, p.to) - doubled(p, p.from)),
  mean_of_speeds: (p: Params): Rational => rational(doubled(p, p.to) + doubled(p, p.from), 4),
  looks_alike: (p: Params): Rational => rational(doubled(p, p.to), 2 * p.to),
}
