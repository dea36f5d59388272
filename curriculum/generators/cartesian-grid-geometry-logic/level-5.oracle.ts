import { point } from '../../values/point.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Point } from '../../values/values.ts'

const endOf = (p: Params): readonly [number, number] => {
  let [x, y] = p.a
  for (let i = 0; i < p.m + p.n; i++) [x, y] = [x + p.u, y + p.v]
  return [x, y]
}

/** Weighs the ends: the mean of the coordinates of A, taken n times, and of B, taken m times. */
export function oracle(p: Params): Point {
  const b = endOf(p)
  const mean = (i: 0 | 1): ReturnType<typeof rational> => rational(p.n * p.a[i] + p.m * b[i], p.m + p.n)
  return point(mean(0), mean(1))
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  reversed_order: (p: Params): Point => oracle({ ...p, m: p.n, n: p.m }),
  wrong_operation: (p: Params): Point => {
    const b = endOf(p)
    const at = (i: 0 | 1): ReturnType<typeof rational> => rational(p.n * p.a[i] + p.m * (b[i] - p.a[i]), p.n)
    return point(at(0), at(1))
  },
  stops_early: (p: Params): Point => point(p.m * p.u, p.m * p.v),
  looks_alike: (p: Params): Point => {
    const b = endOf(p)
    return point(rational(p.a[0] + b[0], 2), rational(p.a[1] + b[1], 2))
  },
}
