import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

const rightSide = (p: Params): number => p.a * p.x + p.b

/** Tries whole numbers outward from 0 until both sides agree; the right side is all that it takes from the answer. */
export function oracle(p: Params): Rational {
  const c = rightSide(p)
  for (let size = 0; size <= 1000; size++) {
    for (const x of [size, -size]) if (p.a * x + p.b === c) return whole(x)
  }
  throw new RangeError(`no whole solution for ${JSON.stringify(p)}`)
}

/** The wrong rules of misconceptions.ts, from the numbers of the question alone. */
export const wrong = {
  move_without_inverse: (p: Params): Rational => rational(rightSide(p) + p.b, p.a),
  divide_wrong_way: (p: Params): Rational => whole(rightSide(p) - p.b - p.a),
  stops_early: (p: Params): Rational => whole(rightSide(p) - p.b),
}
