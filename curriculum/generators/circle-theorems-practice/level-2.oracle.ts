import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

type Point = readonly [number, number]
const at = (d: number): Point => [Math.cos((d * Math.PI) / 180), Math.sin((d * Math.PI) / 180)]

/** The angle at q between p and r, to half degrees. */
function angle(p: Point, q: Point, r: Point): number {
  const [u, v] = [
    [p[0] - q[0], p[1] - q[1]],
    [r[0] - q[0], r[1] - q[1]],
  ] as [Point, Point]
  return (
    Math.round((Math.acos((u[0] * v[0] + u[1] * v[1]) / (Math.hypot(...u) * Math.hypot(...v))) * 360) / Math.PI) / 2
  )
}

/** Puts the points on a circle in coordinates and measures; an arc is found by trying. */
export function oracle({ kind, a, b }: Params): Rational {
  if (kind === 'fromArc' || kind === 'fromCenter') return rational(2 * angle(at(0), at(a + (360 - a) * 0.3), at(a)), 2)
  if (kind === 'toArc') {
    let arc = 1
    while (angle(at(0), at(arc + (360 - arc) * 0.4), at(arc)) !== a || arc % 2 === 1) arc++
    return whole(arc)
  }
  if (kind === 'half') return whole(angle(at(180), at(0), at(2 * a)))
  if (kind === 'four') {
    const [B, D] = [0, 2 * a]
    return whole(angle(at(B), at((B + D) / 3), at(D)))
  }
  return whole(angle(at(0), at(a), at(a + b)))
}

/** The wrong rules: equal instead of half, or instead of making a straight line. */
export const wrong = {
  all_angles_equal: ({ kind, a, b }: Params): Rational[] =>
    kind === 'triangle' ? [whole((a + b) / 2)] : [whole(a), whole(b), whole(180 - a), whole(a - 180)],
}
