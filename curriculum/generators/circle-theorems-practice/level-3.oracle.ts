import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

type Point = readonly [number, number]
const rad = Math.PI / 180
const at = (d: number): Point => [Math.cos(d * rad), Math.sin(d * rad)]
function angle(p: Point, q: Point, r: Point): number {
  const [u, v] = [
    [p[0] - q[0], p[1] - q[1]],
    [r[0] - q[0], r[1] - q[1]],
  ] as [Point, Point]
  return (
    Math.round((Math.acos((u[0] * v[0] + u[1] * v[1]) / (Math.hypot(...u) * Math.hypot(...v))) * 360) / Math.PI) / 2
  )
}

/** In coordinates: tangents are drawn at right angles to the radii, and the asked angle is measured. */
export function oracle({ kind, a, k, x: goal }: Params): Rational {
  const center: Point = [0, 0]
  if (kind === 'equalChords' || kind === 'equalAngles') {
    const chord = (arc: number): number => Math.hypot(at(arc)[0] - 1, at(arc)[1])
    let arc = 1
    while (arc < 180 && Math.abs(chord(arc) - chord(a)) > 1e-9) arc++
    return whole(arc)
  }
  const pole = (half: number): Point => [1 / Math.cos(half * rad), 0]
  if (kind === 'radiusTangent') return whole(angle(center, pole(a), at(a)))
  if (kind === 'twoTangents') return whole(angle(at(a / 2), pole(a / 2), at(-a / 2)))
  if (kind === 'letter') {
    const atP = angle(at(a / 2), pole(a / 2), at(-a / 2))
    const n = 180 - a - k * goal
    let x = 0
    while (k * x + n < atP) x++
    return whole(x)
  }
  if (kind === 'kiteBack') {
    let x = 1
    while (angle(at(x / 2), pole(x / 2), at(-x / 2)) !== 180 - a) x++
    return whole(x)
  }
  const [foot, along]: [Point, Point] = [at(0), [1, 1]]
  if (kind === 'chordTangent') return rational(2 * angle(along, foot, at(a)), 2)
  let arc = 1
  while (angle(along, foot, at(arc)) !== a || arc !== 2 * a) arc++
  return whole(angle(center, foot, at(arc)))
}

/** The wrong rules: equal instead of making a straight angle, or the other way round. */
export const wrong = {
  all_angles_equal: ({ kind, a, k, x }: Params): Rational[] =>
    kind === 'letter' ? [rational(a - (180 - a - k * x), k)] : [whole(a), whole(Math.abs(a - 180))],
}
