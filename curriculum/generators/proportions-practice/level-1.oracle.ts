import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Scales both up until the second is whole, then shares out: b d times each. */
const scaled = (p: Params): readonly [number, number] => [(p.a / p.b) * p.b * p.d, (p.c / p.d) * p.b * p.d]

export function oracle(p: Params): Rational {
  const [x, y] = scaled(p).map(Math.round)
  return rational(x ?? 0, y ?? 1)
}

export const wrong = {
  ratio_order: (p: Params): Rational => rational(p.c * p.b, p.d * p.a),
  additive_ratio: (p: Params): Rational => rational(p.a * p.d + (p.d - p.c) * p.b, p.b * p.d),
  wrong_operation: (p: Params): Rational => rational(p.a * p.c, p.b * p.d),
  stops_early: (p: Params): Rational => rational(p.a, p.b),
}
