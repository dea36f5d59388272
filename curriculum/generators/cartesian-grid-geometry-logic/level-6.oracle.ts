import { point } from '../../values/point.ts'
import type { Params } from './level-6.ts'
import type { Point } from '../../values/values.ts'

type Spot = readonly [number, number]

const far = (a: Spot, b: Spot): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2

/** True when the point completes the figure, judged by lengths alone: opposite sides, halves of a diagonal, or legs and diagonals. */
function fits({ kind, a, b, c }: Params, d: Spot): boolean {
  if (kind === 'diagonals') return far(a, b) === far(b, d) && far(a, d) === 4 * far(a, b)
  if (kind === 'parallelogram')
    return far(a, b) === far(c, d) && far(b, c) === far(a, d) && far(a, c) + far(b, d) === 2 * (far(a, b) + far(b, c))
  return far(b, c) === far(a, d) && far(a, c) === far(b, d) && d[1] === c[1] && d[0] !== c[0]
}

/** Tries every grid point. */
export function oracle(p: Params): Point {
  for (let x = -30; x <= 30; x++) for (let y = -30; y <= 30; y++) if (fits(p, [x, y])) return point(x, y)
  throw new RangeError('no grid point completes the figure')
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  looks_alike: ({ kind, a, b, c }: Params): Point[] =>
    kind === 'mirror'
      ? [point(c[0], a[1] - (c[1] - a[1]))]
      : [point(a[0] + b[0] - c[0], a[1] + b[1] - c[1]), point(b[0] + c[0] - a[0], b[1] + c[1] - a[1])],
  slip_sign: ({ kind, a, b, c }: Params): Point =>
    kind === 'diagonals'
      ? point(a[0] - (b[0] - a[0]), a[1] - (b[1] - a[1]))
      : point(c[0] + (b[0] - a[0]), c[1] - (b[1] - a[1])),
  stops_early: ({ a, b }: Params): Point => point(b[0] - a[0], b[1] - a[1]),
  wrong_operation: ({ a, b, c }: Params): Point => point(c[0] + (b[0] - a[0]), c[1]),
  reversed_order: (p: Params): Point => {
    const d = oracle(p)
    return { kind: 'point', x: d.y, y: d.x }
  },
}
