import { point } from '../../values/point.ts'
import type { Params } from './level-3.ts'
import type { Point } from '../../values/values.ts'

/** Walks from corner to corner of the parallelogram that a translation makes; the steps are counted on the way. */
export function oracle(p: Params): Point {
  const start = p.asked === 'rule' ? ([0, 0] as const) : p.asked === 'apply' ? p.p : p.q
  const goal = [p.p[0] + p.a, p.p[1] + p.b] as const
  let [x, y] = [start[0], start[1]]
  for (let at = p.p[0]; at !== goal[0]; at += Math.sign(goal[0] - at)) x += Math.sign(goal[0] - at)
  for (let at = p.p[1]; at !== goal[1]; at += Math.sign(goal[1] - at)) y += Math.sign(goal[1] - at)
  return point(x, y)
}
