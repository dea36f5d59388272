import type { ShapeClass } from '../shape-cards.ts'
import type { SpotShape } from '@polyhex/contract/exercises/hot-spot-widget'

/** Shapes by their names, which tell the number of sides. */
export const namesBySides: Readonly<Record<string, readonly SpotShape[]>> = {
  triangle: ['triangle', 'isosceles_triangle', 'right_triangle', 'scalene_triangle', 'obtuse_triangle'],
  quadrilateral: ['square', 'rectangle', 'rhombus', 'trapezoid', 'kite', 'quadrilateral', 'parallelogram'],
  pentagon: ['pentagon', 'irregular_pentagon'],
  hexagon: ['hexagon', 'irregular_hexagon', 'l_shape'],
}

export const rules: Readonly<Record<string, string>> = {
  triangle: 'A triangle has 3 sides and 3 angles.',
  quadrilateral: 'A quadrilateral has 4 sides and 4 angles.',
  pentagon: 'A pentagon has 5 sides and 5 angles.',
  hexagon: 'A hexagon has 6 sides and 6 angles.',
}

/** Each name, among the shapes of all others. */
export const bySides: readonly ShapeClass[] = Object.entries(namesBySides).map(([id, right]) => ({
  id,
  many: `${id}s`,
  rule: rules[id] ?? '',
  right,
  wrong: Object.entries(namesBySides).flatMap(([other, shapes]) => (other === id ? [] : shapes.slice(0, 3))),
}))
