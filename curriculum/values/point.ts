import { equalRationals, whole } from './rational.ts'
import type { Point, Rational } from './values.ts'

/** (x, y). */
export function point(x: Rational | number, y: Rational | number): Point {
  return { kind: 'point', x: typeof x === 'number' ? whole(x) : x, y: typeof y === 'number' ? whole(y) : y }
}

/** a = b. */
export function equalPoints(a: Point, b: Point): boolean {
  return equalRationals(a.x, b.x) && equalRationals(a.y, b.y)
}
