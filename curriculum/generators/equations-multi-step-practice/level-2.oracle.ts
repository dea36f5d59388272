import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

const shown = (p: Params): number => p.a * p.x + p.a * p.b

/** Tries whole numbers outward from 0 until the bracket, taken a times, is the right side. */
export function oracle(p: Params): Rational {
  for (let size = 0; size <= 500; size++)
    for (const x of [size, -size]) if ((x + p.b) * p.a === shown(p)) return whole(x)
  throw new RangeError('no whole solution')
}

export const wrong = {
  distribute_first_only: (p: Params): Rational => rational(shown(p) - p.b, p.a),
  move_without_inverse: (p: Params): Rational => rational(shown(p) + p.a * p.b, p.a),
  divide_wrong_way: (p: Params): Rational => whole(shown(p) - p.a - p.b),
  stops_early: (p: Params): Rational => rational(shown(p), p.a),
}
