import { cornerFound, sortedBy, tappedAround } from '../shape-oracles.ts'
import { outlineOf } from '../../../figures/named-shapes.ts'
import { item } from '../../../values/items.ts'
import { setOf } from '../../../values/set.ts'
import type { Asked, Params } from './numbers.ts'
import type { SetOf } from '../../../values/values.ts'

type Spot = readonly [number, number]

/** Measures every outline: directions of the sides, and the angle in each corner. */
function fits(shape: Params['shapes'][number], asked: Asked): boolean {
  const { points } = outlineOf(shape)
  const sides = points.map((p, i): Spot => {
    const next = points[(i + 1) % points.length] as Spot
    const length = Math.hypot(next[0] - p[0], next[1] - p[1])
    return [(next[0] - p[0]) / length, (next[1] - p[1]) / length]
  })
  let pairs = 0
  for (const [i, a] of sides.entries())
    for (const b of sides.slice(i + 1)) if (Math.abs(a[0] * b[1] - a[1] * b[0]) < 0.01) pairs++
  const right = sides.some((a, i) => {
    const b = sides[(i + 1) % sides.length] as Spot
    return Math.abs(a[0] * b[0] + a[1] * b[1]) < 0.01
  })
  return { parallel: pairs > 0, twoPairs: pairs === 2, right, none: pairs === 0, both: pairs > 0 && right }[asked]
}

export const oracle = (p: Params): SetOf =>
  setOf(p.shapes.flatMap((s, i) => (fits(s, p.asked) ? [item(String(i + 1))] : [])))

export const tasks = {
  tap_parallel: { oracle: tappedAround },
  tap_right_angles: { oracle: tappedAround },
  sort_shapes: {
    oracle: sortedBy({
      '2 pairs of parallel sides': (m) => m.parallel.length === 2,
      '1 pair': (m) => m.parallel.length === 1,
      'No parallel sides': (m) => m.parallel.length === 0,
    }),
  },
  fourth_corner: { oracle: cornerFound },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1569856980
