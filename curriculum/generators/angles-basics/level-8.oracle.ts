import { whole } from '../../values/rational.ts'
import type { Params } from './level-8.ts'
import type { Rational } from '../../values/values.ts'

/** Builds the triangle with coordinates and measures the asked angle with the arc tangent. */
export function oracle(p: Params): Rational {
  const turn = Math.PI / 180
  const [a, b] = [p.a * turn, p.b * turn]
  const x = Math.tan(b) / (Math.tan(a) + Math.tan(b))
  const top: readonly [number, number] =
    Math.abs(p.a - 90) < 1e-9 ? [0, Math.tan(b)] : Math.abs(p.b - 90) < 1e-9 ? [1, Math.tan(a)] : [x, x * Math.tan(a)]
  const between = (u: readonly [number, number], v: readonly [number, number]): number =>
    Math.round((Math.abs(Math.atan2(u[0] * v[1] - u[1] * v[0], u[0] * v[0] + u[1] * v[1])) / turn) * 1e6) / 1e6
  if (p.kind === 'third') return whole(Math.round(between([-top[0], -top[1]], [1 - top[0], -top[1]])))
  return whole(Math.round(p.kind === 'exterior' ? between([1, 0], [top[0] - 1, top[1]]) : between([1, 0], top)))
}

const third = (p: Params): number => 180 - p.a - p.b

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  stops_early: (p: Params): Rational[] =>
    (p.kind === 'inner' ? [p.b] : p.kind === 'exterior' ? [180 - p.a] : [p.a + p.b, 180 - p.a]).map((n) => whole(n)),
  wrong_operation: (p: Params): Rational =>
    whole({ third: 360 - p.a - p.b, exterior: 360 - p.a - third(p), inner: 180 - p.b + third(p) }[p.kind]),
  protractor_wrong_scale: (p: Params): Rational => whole(p.kind === 'exterior' ? p.b : 180 - third(p)),
  all_angles_equal: (p: Params): Rational => whole(p.kind === 'third' ? p.a : third(p)),
}
