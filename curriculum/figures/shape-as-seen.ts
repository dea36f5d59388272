import { shapeInWords } from './shape.ts'
import type { NamedShape } from './named-shapes.ts'

const seen: Readonly<Partial<Record<NamedShape, string>>> = {
  isosceles_triangle: '3 straight sides, 2 of them long',
  right_triangle: '3 straight sides and a square corner',
  scalene_triangle: '3 straight sides, a low one',
  obtuse_triangle: '3 straight sides, very slanted',
  square: '4 equal sides and 4 square corners',
  rectangle: '4 square corners, 2 long and 2 short sides',
  rhombus: '4 equal sides, pointed corners',
  parallelogram: '4 sides, slanted, 2 long and 2 short ones',
  trapezoid: '4 sides, 2 of them running the same way',
  isosceles_trapezoid: '4 sides, narrower at one end',
  kite: '2 short sides and 2 long sides that meet in points',
  quadrilateral: '4 sides, all different',
  irregular_pentagon: '5 straight sides, like a house',
  irregular_hexagon: '6 straight sides, all different',
  l_shape: '6 straight sides, like the letter L',
}

/** What is seen of a shape by somebody who does not know its name: sides, corners, which of them are alike. */
export function shapeAsSeen(shape: NamedShape): string {
  return seen[shape] ?? shapeInWords({ shape }, true)
}
