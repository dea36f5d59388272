import type { ShapeClass } from '../shape-cards.ts'
import type { ShapeGroup } from '../sort-shapes.ts'

/** Kinds of quadrilaterals by what makes them; a square is one of each. */
export const fours: readonly ShapeClass[] = [
  {
    id: 'rectangle',
    many: 'rectangles',
    rule: 'A rectangle has four square corners. A square is a rectangle too.',
    right: ['rectangle', 'square'],
    wrong: ['parallelogram', 'trapezoid', 'rhombus', 'quadrilateral', 'kite'],
  },
  {
    id: 'rhombus',
    many: 'rhombuses',
    rule: 'A rhombus has four equal sides. A square is a rhombus too.',
    right: ['rhombus', 'square'],
    wrong: ['parallelogram', 'kite', 'rectangle', 'trapezoid'],
  },
  {
    id: 'quadrilateral',
    many: 'quadrilaterals',
    rule: 'A quadrilateral has exactly four straight sides.',
    right: ['square', 'rectangle', 'rhombus', 'parallelogram', 'trapezoid', 'kite', 'quadrilateral'],
    wrong: ['triangle', 'pentagon', 'hexagon', 'semicircle', 'irregular_pentagon'],
  },
]

/** What a quadrilateral has: the one, the other, or both. */
export const fourGroups: readonly (readonly ShapeGroup[])[] = [
  [
    { name: '4 equal sides', rule: 'All four sides are equal.', shapes: ['rhombus', 'square'] },
    {
      name: 'Sides not all equal',
      rule: 'Compare all four sides. They are not all equal.',
      shapes: ['rectangle', 'parallelogram', 'trapezoid', 'kite'],
    },
  ],
  [
    { name: '4 square corners', rule: 'All four corners are square.', shapes: ['rectangle', 'square'] },
    {
      name: 'Other corners',
      rule: 'Not all four corners are square.',
      shapes: ['rhombus', 'parallelogram', 'trapezoid', 'kite', 'quadrilateral'],
    },
  ],
  [
    {
      name: 'Only equal sides',
      rule: 'A rhombus has equal sides, but its corners are not square.',
      shapes: ['rhombus'],
    },
    {
      name: 'Only square corners',
      rule: 'A long rectangle has square corners, but two longer sides.',
      shapes: ['rectangle'],
    },
    { name: 'Both', rule: 'A square has both: equal sides and square corners.', shapes: ['square'] },
  ],
]
