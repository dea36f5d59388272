import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** What a number gives when it is put in for the letter; halves and thirds stay apart from whole numbers by a rest. */
function worth(p: Params, x: number): number {
  if (p.shape === 'over') return x % p.a === 0 ? x / p.a + p.b : Number.NaN
  return p.shape === 'from' ? p.b - p.a * x : p.a * x + p.b
}
const rightSide = (p: Params): number => worth(p, p.x)

/** Tries whole numbers outward from 0 until both sides agree; the right side is all that it takes from the answer. */
export function oracle(p: Params): Rational {
  const c = rightSide(p)
  for (let size = 0; size <= 1000; size++) {
    for (const x of [size, -size]) if (worth(p, x) === c) return whole(x)
  }
  throw new RangeError(`no whole solution for ${JSON.stringify(p)}`)
}

/** The wrong rules of misconceptions.ts, from the numbers of the question alone. */
export const wrong = {
  move_without_inverse: (p: Params): Rational =>
    p.shape === 'over'
      ? whole((rightSide(p) + p.b) * p.a)
      : rational(rightSide(p) + p.b, p.shape === 'from' ? -p.a : p.a),
  divide_wrong_way: (p: Params): Rational =>
    p.shape === 'over' ? rational(rightSide(p) - p.b, p.a) : whole(rightSide(p) - p.b - p.a),
  stops_early: (p: Params): Rational => whole(rightSide(p) - p.b),
}
