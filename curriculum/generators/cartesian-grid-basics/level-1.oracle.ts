import { point } from '../../values/point.ts'
import type { Params } from './level-1.ts'
import type { Point } from '../../values/values.ts'

/** Walks from the corner, one step at a time. */
export function oracle(p: Params): Point {
  let [x, y] = [0, 0]
  while (x < p.x) x++
  while (y < p.y) y++
  return point(x, y)
}

/** The two numbers in the wrong order. */
export const wrong = { intercept_swap: (p: Params): Point => point(p.y, p.x) }
