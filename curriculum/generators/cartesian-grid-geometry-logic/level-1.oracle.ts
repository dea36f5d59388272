import { point } from '../../values/point.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Point } from '../../values/values.ts'

/** Searches the half-step grid for the point that is equally far from both ends and lies on the segment, or the end that makes it so. */
export function oracle(p: Params): Point {
  const [a, b] = [p.a, p.b]
  if (p.asked === 'end') {
    const m = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const
    for (let x = -60; x <= 60; x++)
      for (let y = -60; y <= 60; y++) if (x - m[0] === m[0] - a[0] && y - m[1] === m[1] - a[1]) return point(x, y)
  }
  for (let x = -60; x <= 60; x++)
    for (let y = -60; y <= 60; y++) {
      const far = (end: readonly [number, number]): number => (x - 2 * end[0]) ** 2 + (y - 2 * end[1]) ** 2
      const whole = 4 * ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)
      if (far(a) === far(b) && 4 * far(a) === whole) return point(rational(x, 2), rational(y, 2))
    }
  throw new RangeError('no middle on the grid')
}

const mid = (p: Params): Point => point(rational(p.a[0] + p.b[0], 2), rational(p.a[1] + p.b[1], 2))

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  wrong_operation: (p: Params): Point => point(rational(p.b[0] - p.a[0], 2), rational(p.b[1] - p.a[1], 2)),
  stops_early: (p: Params): Point =>
    p.asked === 'middle'
      ? point(p.a[0] + p.b[0], p.a[1] + p.b[1])
      : point((p.b[0] - p.a[0]) / 2, (p.b[1] - p.a[1]) / 2),
  looks_alike: (p: Params): Point => point(rational(3 * p.a[0] + p.b[0], 4), rational(3 * p.a[1] + p.b[1], 4)),
  reversed_order: (p: Params): Point => {
    const m = p.asked === 'middle' ? mid(p) : point(...p.b)
    return { kind: 'point', x: m.y, y: m.x }
  },
}
