import { point } from '../../values/point.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Point } from '../../values/values.ts'

/** Searches the grid for the point on the ray from the center whose distance is n/d of the corner's. */
export function oracle({ cx, cy, x, y, n, d }: Params): Point {
  for (let u = -40; u <= 40; u++)
    for (let v = -40; v <= 40; v++) {
      const onRay = u * y === v * x && u * x + v * y > 0
      if (onRay && (u * u + v * v) * d * d === (x * x + y * y) * n * n) return point(cx + u, cy + v)
    }
  throw new RangeError('no grid point')
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  wrong_operation: ({ cx, cy, x, y, n, d }: Params): Point =>
    point(rational(cx * n + x * d, n), rational(cy * n + y * d, n)),
  reversed_order: (p: Params): Point => {
    const q = oracle(p)
    return { kind: 'point', x: q.y, y: q.x }
  },
  stops_early: (p: Params): Point => ({ kind: 'point', x: oracle(p).x, y: rational(p.cy + p.y) }),
  looks_alike: ({ cx, cy, x, y, n, d }: Params): Point => point(rational((cx + x) * n, d), rational((cy + y) * n, d)),
}
