import type { Spot } from './plane-geometry.ts'
import { polar } from './plane-geometry.ts'

/** Plane figures with a name, as corner lists (y up) of size about 1, or curves. */
export const namedShapes = [
  'circle',
  'oval',
  'semicircle',
  'triangle',
  'equilateral_triangle',
  'isosceles_triangle',
  'right_triangle',
  'scalene_triangle',
  'obtuse_triangle',
  'square',
  'rectangle',
  'rhombus',
  'parallelogram',
  'trapezoid',
  'isosceles_trapezoid',
  'kite',
  'quadrilateral',
  'pentagon',
  'hexagon',
  'heptagon',
  'octagon',
  'irregular_pentagon',
  'irregular_hexagon',
  'l_shape',
  'star',
  'heart',
  'arrow',
  'cross',
  'crescent',
] as const
export type NamedShape = (typeof namedShapes)[number]

const regular = (sides: number, turn = 90): Spot[] =>
  Array.from({ length: sides }, (_, i) => {
    const [x, y] = polar([0, 0], 0.55, turn + (i * 360) / sides)
    return [x, -y]
  })

const table: Readonly<Partial<Record<NamedShape, readonly Spot[]>>> = {
  triangle: regular(3),
  equilateral_triangle: regular(3),
  isosceles_triangle: [
    [-0.32, -0.5],
    [0.32, -0.5],
    [0, 0.5],
  ],
  right_triangle: [
    [-0.45, -0.4],
    [0.45, -0.4],
    [-0.45, 0.4],
  ],
  scalene_triangle: [
    [-0.55, -0.35],
    [0.5, -0.35],
    [0.3, 0.42],
  ],
  obtuse_triangle: [
    [-0.3, -0.3],
    [0.3, -0.3],
    [-0.6, 0.3],
  ],
  square: [
    [-0.42, -0.42],
    [0.42, -0.42],
    [0.42, 0.42],
    [-0.42, 0.42],
  ],
  rectangle: [
    [-0.58, -0.32],
    [0.58, -0.32],
    [0.58, 0.32],
    [-0.58, 0.32],
  ],
  rhombus: [
    [0, -0.55],
    [0.36, 0],
    [0, 0.55],
    [-0.36, 0],
  ],
  parallelogram: [
    [-0.58, -0.3],
    [0.34, -0.3],
    [0.58, 0.3],
    [-0.34, 0.3],
  ],
  trapezoid: [
    [-0.58, -0.32],
    [0.5, -0.32],
    [0.22, 0.32],
    [-0.36, 0.32],
  ],
  isosceles_trapezoid: [
    [-0.56, -0.32],
    [0.56, -0.32],
    [0.3, 0.32],
    [-0.3, 0.32],
  ],
  kite: [
    [0, -0.58],
    [0.38, 0.2],
    [0, 0.5],
    [-0.38, 0.2],
  ],
  quadrilateral: [
    [-0.5, -0.4],
    [0.55, -0.25],
    [0.25, 0.45],
    [-0.35, 0.25],
  ],
  pentagon: regular(5),
  hexagon: regular(6, 0),
  heptagon: regular(7),
  octagon: regular(8, 22.5),
  irregular_pentagon: [
    [-0.5, -0.42],
    [0.45, -0.42],
    [0.45, 0.1],
    [-0.02, 0.48],
    [-0.5, 0.1],
  ],
  irregular_hexagon: [
    [-0.5, -0.3],
    [0.1, -0.48],
    [0.55, -0.1],
    [0.35, 0.4],
    [-0.2, 0.45],
    [-0.55, 0.15],
  ],
  l_shape: [
    [-0.45, -0.45],
    [0.45, -0.45],
    [0.45, -0.05],
    [-0.02, -0.05],
    [-0.02, 0.45],
    [-0.45, 0.45],
  ],
  arrow: [
    [-0.55, -0.16],
    [0.05, -0.16],
    [0.05, -0.4],
    [0.58, 0],
    [0.05, 0.4],
    [0.05, 0.16],
    [-0.55, 0.16],
  ],
  cross: [
    [-0.16, -0.48],
    [0.16, -0.48],
    [0.16, -0.16],
    [0.48, -0.16],
    [0.48, 0.16],
    [0.16, 0.16],
    [0.16, 0.48],
    [-0.16, 0.48],
    [-0.16, 0.16],
    [-0.48, 0.16],
    [-0.48, -0.16],
    [-0.16, -0.16],
  ],
  star: Array.from({ length: 10 }, (_, i) => {
    const [x, y] = polar([0, 0], i % 2 ? 0.24 : 0.56, 90 + i * 36)
    return [x, -y] as Spot
  }),
}

const arcPoints = (radius: number, from: number, to: number, stretch = 1, shift: Spot = [0, 0]): Spot[] =>
  Array.from({ length: 49 }, (_, i) => {
    const [x, y] = polar([0, 0], radius, from + ((to - from) * i) / 48)
    return [x * stretch + shift[0], -y + shift[1]]
  })

/** The outline of a named shape as points, y up, about 1 across; `corners` is false for curved ones. */
export function outlineOf(shape: NamedShape): { readonly points: readonly Spot[]; readonly cornered: boolean } {
  const points = table[shape]
  if (points) return { points, cornered: true }
  if (shape === 'oval') return { points: arcPoints(0.36, 0, 360, 1.6), cornered: false }
  if (shape === 'semicircle') return { points: arcPoints(0.55, 0, 180, 1, [0, -0.27]), cornered: false }
  if (shape === 'crescent')
    return { points: [...arcPoints(0.5, 60, 300), ...arcPoints(0.44, 262, 98, 0.62, [0.28, 0])], cornered: false }
  if (shape === 'heart') return { points: heart(), cornered: false }
  return { points: arcPoints(0.5, 0, 360), cornered: false }
}

function heart(): Spot[] {
  return Array.from({ length: 60 }, (_, i) => {
    const t = (i / 60) * 2 * Math.PI
    const x = 16 * Math.sin(t) ** 3
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)
    return [x / 32, (y + 2) / 32]
  })
}

export const shapeName = (shape: NamedShape): string => (shape === 'l_shape' ? 'L-shape' : shape.replaceAll('_', ' '))
