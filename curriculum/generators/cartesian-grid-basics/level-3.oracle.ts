import { point } from '../../values/point.ts'
import type { Params } from './level-3.ts'
import type { Point } from '../../values/values.ts'

/** One step at a time, first across, then up or down. */
function walk(p: Params, across: number, up: number): [number, number] {
  let [x, y] = p.from
  for (let left = Math.abs(across); left > 0; left--) x += Math.sign(across)
  for (let left = Math.abs(up); left > 0; left--) y += Math.sign(up)
  return [x, y]
}

export function oracle(p: Params): Point {
  return point(...walk(p, p.across, p.up))
}

/** The end with its numbers in the wrong order, or the moves taken the wrong way. */
export const wrong = {
  intercept_swap: (p: Params): Point[] => {
    const [x, y] = walk(p, p.across, p.up)
    return [point(y, x), point(...walk(p, p.up, p.across))]
  },
}
