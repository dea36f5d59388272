import {
  addRationals,
  divideRationals,
  equalRationals,
  multiplyRationals,
  rational,
  subtractRationals,
  whole,
} from './rational.ts'
import type { Point, Rational } from './values.ts'

/** (x, y). */
export function point(x: Rational | number, y: Rational | number): Point {
  return { kind: 'point', x: typeof x === 'number' ? whole(x) : x, y: typeof y === 'number' ? whole(y) : y }
}

/** The point half way from a to b. */
export function midpoint(a: Point, b: Point): Point {
  const half = rational(1, 2)
  return point(multiplyRationals(addRationals(a.x, b.x), half), multiplyRationals(addRationals(a.y, b.y), half))
}

/** Rise over run from a to b, or null for a vertical line. */
export function slopeBetween(a: Point, b: Point): Rational | null {
  const run = subtractRationals(b.x, a.x)
  return run.n === 0n ? null : divideRationals(subtractRationals(b.y, a.y), run)
}

/** The square of the distance from a to b. */
export function squaredDistance(a: Point, b: Point): Rational {
  const dx = subtractRationals(a.x, b.x)
  const dy = subtractRationals(a.y, b.y)
  return addRationals(multiplyRationals(dx, dx), multiplyRationals(dy, dy))
}

/** a = b. */
export function equalPoints(a: Point, b: Point): boolean {
  return equalRationals(a.x, b.x) && equalRationals(a.y, b.y)
}
