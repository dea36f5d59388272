import type { ShapeClass } from '../shape-cards.ts'

/** What makes each shape what it is, in words for a child of five. */
export const kindergartenRules: Readonly<Record<string, string>> = {
  circle: 'A circle is round all the way.',
  triangle: 'A triangle has 3 straight sides.',
  square: 'A square has 4 corners and 4 equal sides.',
  rectangle: 'A rectangle has 4 square corners.',
  hexagon: 'A hexagon has 6 straight sides.',
}

const rule = (name: string): string => kindergartenRules[name] ?? ''

/** The five shapes of kindergarten, each among others that look a bit like it. No square lies where rectangles are asked for. */
export const kindergartenShapes: readonly ShapeClass[] = [
  {
    id: 'circle',
    many: 'circles',
    rule: rule('circle'),
    right: ['circle'],
    wrong: ['oval', 'semicircle', 'crescent', 'hexagon', 'heart', 'octagon'],
  },
  {
    id: 'triangle',
    many: 'triangles',
    rule: rule('triangle'),
    right: ['triangle', 'isosceles_triangle', 'right_triangle', 'obtuse_triangle', 'scalene_triangle'],
    wrong: ['square', 'kite', 'star', 'pentagon', 'semicircle', 'trapezoid', 'heart'],
  },
  {
    id: 'square',
    many: 'squares',
    rule: rule('square'),
    right: ['square'],
    wrong: ['rectangle', 'triangle', 'hexagon', 'trapezoid', 'circle', 'pentagon'],
  },
  {
    id: 'rectangle',
    many: 'rectangles',
    rule: rule('rectangle'),
    right: ['rectangle'],
    wrong: ['triangle', 'right_triangle', 'trapezoid', 'parallelogram', 'hexagon', 'oval'],
  },
  {
    id: 'hexagon',
    many: 'hexagons',
    rule: rule('hexagon'),
    right: ['hexagon', 'irregular_hexagon'],
    wrong: ['circle', 'pentagon', 'square', 'octagon', 'triangle', 'star'],
  },
]
