import type { ShapeClass } from '../shape-cards.ts'
import type { ShapeGroup } from '../sort-shapes.ts'
import type { SpotShape } from '@polyhex/contract/exercises/hot-spot-widget'

const round: readonly SpotShape[] = ['circle', 'oval']
const three: readonly SpotShape[] = [
  'triangle',
  'isosceles_triangle',
  'right_triangle',
  'scalene_triangle',
  'obtuse_triangle',
]
const four: readonly SpotShape[] = ['square', 'rectangle', 'rhombus', 'trapezoid', 'kite', 'quadrilateral']
const five: readonly SpotShape[] = ['pentagon', 'irregular_pentagon']
const six: readonly SpotShape[] = ['hexagon', 'irregular_hexagon']

/** Shapes by how many corners they have; color, size and turn do not matter. */
export const byCorners: readonly ShapeClass[] = [
  {
    id: 'no corners',
    many: 'shapes with no corners',
    rule: 'A shape with no corners is round all the way.',
    right: round,
    wrong: [...three, ...four, ...six],
  },
  {
    id: '3 corners',
    many: 'shapes with 3 corners',
    rule: 'Go around with a finger and count the corners.',
    right: three,
    wrong: [...round, ...four, ...five],
  },
  {
    id: '4 corners',
    many: 'shapes with 4 corners',
    rule: 'Go around with a finger and count the corners.',
    right: four,
    wrong: [...three, ...five, ...six],
  },
  {
    id: '5 corners',
    many: 'shapes with 5 corners',
    rule: 'Go around with a finger and count the corners.',
    right: five,
    wrong: [...four, ...six],
  },
  {
    id: '6 corners',
    many: 'shapes with 6 corners',
    rule: 'Go around with a finger and count the corners.',
    right: six,
    wrong: [...four, ...five, ...round],
  },
]

const group = (name: string, shapes: readonly SpotShape[], rule: string): ShapeGroup => ({ name, shapes, rule })

/** Groups into which shapes are sorted by their sides. */
export const cornerGroups: readonly (readonly ShapeGroup[])[] = [
  [
    group('3 sides', three, 'Three straight sides make a triangle.'),
    group('4 sides', four, 'Count all the sides: there are 4.'),
  ],
  [
    group('Straight sides', [...three, ...four, ...five, ...six], 'Straight sides meet in corners.'),
    group('Round', round, 'A round shape has no corner.'),
  ],
  [
    group('4 sides', four, 'Count all the sides: there are 4.'),
    group('More than 4 sides', [...five, ...six], 'It has 5 or 6 sides. That is more than 4.'),
  ],
]
