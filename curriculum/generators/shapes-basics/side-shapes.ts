import type { NamedShape } from '../../figures/named-shapes.ts'

/** A drawing of a flat shape: its sides, how far it may be turned before it looks the same, and how unusual it looks. */
export interface SideShape {
  readonly shape: NamedShape
  readonly sides: number
  /** Degrees. */
  readonly period: number
  readonly unusual: boolean
}

const drawn = (shape: NamedShape, sides: number, period: number, unusual = false): SideShape => ({
  shape,
  sides,
  period,
  unusual,
})

/** Shapes with three to eight sides. */
export const sideShapes: readonly SideShape[] = [
  drawn('equilateral_triangle', 3, 120),
  drawn('isosceles_triangle', 3, 360),
  drawn('right_triangle', 3, 360),
  drawn('scalene_triangle', 3, 360, true),
  drawn('obtuse_triangle', 3, 360, true),
  drawn('square', 4, 90),
  drawn('rectangle', 4, 180),
  drawn('rhombus', 4, 180),
  drawn('trapezoid', 4, 360, true),
  drawn('quadrilateral', 4, 360, true),
  drawn('kite', 4, 360, true),
  drawn('pentagon', 5, 72),
  drawn('irregular_pentagon', 5, 360, true),
  drawn('hexagon', 6, 60),
  drawn('irregular_hexagon', 6, 360, true),
]

export const polygonNames: Readonly<Record<number, string>> = {
  3: 'triangle',
  4: 'quadrilateral',
  5: 'pentagon',
  6: 'hexagon',
}
