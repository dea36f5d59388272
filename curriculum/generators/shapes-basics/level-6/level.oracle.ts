import { cornerFound, oddCard, sortedBy } from '../shape-oracles.ts'
import { outlineOf } from '../../../figures/named-shapes.ts'
import { item } from '../../../values/items.ts'
import { setOf } from '../../../values/set.ts'
import type { Params } from './numbers.ts'
import type { SetOf } from '../../../values/values.ts'

type Spot = readonly [number, number]

/** Measures each outline: four corners, equal sides, right angles. */
function fits(shape: Params['shapes'][number], asked: Params['asked']): boolean {
  const { points } = outlineOf(shape)
  if (points.length !== 4) return false
  const sides = points.map((p, i): Spot => {
    const next = points[(i + 1) % 4] as Spot
    return [next[0] - p[0], next[1] - p[1]]
  })
  const lengths = sides.map((s) => Math.hypot(...s))
  const equal = Math.max(...lengths) - Math.min(...lengths) < 0.01
  const square = sides.every(
    (s, i) => Math.abs(s[0] * (sides[(i + 1) % 4] as Spot)[0] + s[1] * (sides[(i + 1) % 4] as Spot)[1]) < 0.01,
  )
  return { quadrilateral: true, rectangle: square, rhombus: equal, square: square && equal }[asked]
}

export const oracle = (p: Params): SetOf =>
  setOf(p.shapes.flatMap((s, i) => (fits(s, p.asked) ? [item(String(i + 1))] : [])))

export const tasks = {
  sort_shapes: {
    oracle: sortedBy({
      '4 equal sides': (m) => m.isEqual,
      'Sides not all equal': (m) => !m.isEqual,
      '4 square corners': (m) => m.square.length === 4,
      'Other corners': (m) => m.square.length < 4,
      'Only equal sides': (m) => m.isEqual && m.square.length === 0,
      'Only square corners': (m) => !m.isEqual && m.square.length === 4,
      Both: (m) => m.isEqual && m.square.length === 4,
    }),
  },
  fourth_corner: { oracle: cornerFound },
  tap_odd: { oracle: oddCard },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3687461016
