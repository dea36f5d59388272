import { rational, whole } from '../../values/rational.ts'
import { setOf } from '../../values/set.ts'
import type { Params } from './level-4.ts'
import type { SetOf } from '../../values/values.ts'

/** Tries whole numbers from -200 to 200 in the equation as it stands, root and all. */
export function oracle(p: Params): SetOf {
  const found: number[] = []
  for (let x = -200; x <= 200; x++) {
    const inside = p.a * x + p.b
    if (inside < 0) continue
    const right = p.kind === 'letter' ? x - p.h : p.r + p.e
    if (Math.abs(Math.sqrt(inside) + p.e - right) < 1e-9) found.push(x)
  }
  return setOf(found.map((x) => whole(x)))
}

const one = (top: number, bottom: number): SetOf => setOf([rational(top, bottom)])

export const wrong = {
  stops_early: (p: Params): SetOf => (p.kind === 'letter' ? setOf([whole(p.x), whole(p.q)]) : one(p.r - p.b, p.a)),
  square_of_sum: ({ a, b, r, e }: Params): SetOf => one((r + e) * (r + e) - e * e - b, a),
  wrong_operation: ({ a, b, r, e }: Params): SetOf[] => [one(r * r + b, a), one((r + 2 * e) ** 2 - b, a)],
  lost_root: (): SetOf => setOf([]),
}
