import { rational, whole } from '../../values/rational.ts'
import type { Params } from './e15.ts'
import type { Rational } from '../../values/values.ts'

/** Corners of the triangle, the feet found by walking down the lines in steps of the slope. */
function foot(p: Params, slope: number): number {
  let [x, y] = [p.x, p.y]
  while (y > 0) {
    y -= Math.abs(slope)
    x += slope > 0 ? -1 : 1
  }
  return x
}

/** Shoelace over the three corners. */
function shoelace(corners: readonly (readonly [number, number])[]): number {
  const twice = corners.reduce((sum, [x, y], i) => {
    const [u, v] = corners[(i + 1) % corners.length] ?? [0, 0]
    return sum + x * v - u * y
  }, 0)
  return Math.abs(twice)
}

const twice = (p: Params): number =>
  shoelace([
    [foot(p, p.first), 0],
    [foot(p, p.second), 0],
    [p.x, p.y],
  ])

/** Walks to the feet and takes the shoelace. */
export const oracle = (p: Params): Rational => rational(twice(p), 2)

export const wrong = {
  half_way: (p: Params): Rational => whole(twice(p)),
  other_quantity: (p: Params): Rational =>
    whole(Math.max(foot(p, p.first), foot(p, p.second)) - Math.min(foot(p, p.first), foot(p, p.second))),
  slip_sign: (p: Params): Rational =>
    rational(
      shoelace([
        [foot(p, p.first), 0],
        [foot(p, -p.second), 0],
        [p.x, p.y],
      ]),
      2,
    ),
  surface_operation: (p: Params): Rational => rational(Math.abs(p.x) * p.y, 2),
}
