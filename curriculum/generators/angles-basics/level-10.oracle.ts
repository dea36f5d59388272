import { whole } from '../../values/rational.ts'
import type { Params } from './level-10.ts'
import type { Rational } from '../../values/values.ts'

type Point = readonly [number, number]
const rad = Math.PI / 180

/** The angle at q between p and r, in whole degrees. */
function angle(p: Point, q: Point, r: Point): Rational {
  const [a, b] = [
    [p[0] - q[0], p[1] - q[1]],
    [r[0] - q[0], r[1] - q[1]],
  ] as [Point, Point]
  const cos = (a[0] * b[0] + a[1] * b[1]) / (Math.hypot(...a) * Math.hypot(...b))
  return whole(Math.round(Math.acos(cos) / rad))
}

/** The tip of the triangle over (0, 0) and (1, 0) with these angles. */
function tip(left: number, right: number): Point {
  const r = Math.sin(right * rad) / Math.sin((left + right) * rad)
  return [r * Math.cos(left * rad), r * Math.sin(left * rad)]
}

/** Builds the figure in coordinates and measures the asked angle. */
export function oracle({ kind, a, b }: Params): Rational {
  const [o, e]: [Point, Point] = [
    [0, 0],
    [1, 0],
  ]
  if (kind === 'outside') return angle(o, tip(180 - a, 180 - a), e)
  if (kind === 'parallel') return angle(o, e, tip(b, 180 - a - b))
  if (kind === 'diagonal') {
    const b0: Point = [0, 0]
    const c: Point = [Math.sin((180 - a - b) * rad) / Math.sin(a * rad), 0]
    const a0: Point = [Math.cos(b * rad), Math.sin(b * rad)]
    return angle(b0, a0, c)
  }
  const top = kind === 'bisector' ? tip(a, b) : tip(a, 2 * a)
  const [toB, toC] = [Math.hypot(...top), Math.hypot(top[0] - 1, top[1])]
  if (kind === 'bisector') return angle(top, [toB / (toB + toC), 0], o)
  const d: Point = [(top[0] ** 2 + top[1] ** 2) / (2 * top[0]), 0]
  return angle(e, top, d)
}

/** The wrong rules: angles taken for equal that only make 180 degrees together, or are halves of nothing. */
export const wrong = {
  all_angles_equal: (p: Params): Rational[] => {
    const { kind, a, b } = p
    if (kind === 'outside') return [whole(a)]
    if (kind === 'bisector') return [whole(90), whole(180 - Number(oracle(p).n))]
    return [whole(kind === 'parallel' ? b : a)]
  },
}
