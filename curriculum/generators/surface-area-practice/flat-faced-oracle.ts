import { rational, whole } from '../../values/rational.ts'
import type { FlatFaced } from './flat-faced.ts'
import type { Rational } from '../../values/values.ts'

type Point = readonly [number, number, number]

/** The faces as polygons in space. */
function polygons({ kind, a, b, c, l }: FlatFaced): Point[][] {
  if (kind === 'pyramid') {
    const high = Math.sqrt(c * c - (a * a) / 4)
    const base: Point[] = [
      [0, 0, 0],
      [a, 0, 0],
      [a, a, 0],
      [0, a, 0],
    ]
    const tip: Point = [a / 2, a / 2, high]
    return [base, ...base.map((p, i): Point[] => [p, base[(i + 1) % 4] as Point, tip])]
  }
  const front: Point[] =
    kind === 'prism'
      ? [
          [0, 0, 0],
          [a, 0, 0],
          [a / 2, 0, b],
        ]
      : [
          [0, 0, 0],
          [a, 0, 0],
          [a, 0, c],
          [0, 0, c],
        ]
  const deep = kind === 'prism' ? l : b
  const back = front.map(([x, , z]): Point => [x, deep, z])
  const sides = front.map((p, i): Point[] => {
    const j = (i + 1) % front.length
    return [p, front[j] as Point, back[j] as Point, back[i] as Point]
  })
  return [front, back, ...(kind === 'open' ? sides.filter((_, i) => i !== 2) : sides)]
}

/** Half the length of the sum of the cross products of the corners. */
function area(corners: readonly Point[]): number {
  const sum = [0, 0, 0]
  for (const [i, [x, y, z]] of corners.entries()) {
    const [u, v, w] = corners[(i + 1) % corners.length] as Point
    sum[0] = (sum[0] as number) + y * w - z * v
    sum[1] = (sum[1] as number) + z * u - x * w
    sum[2] = (sum[2] as number) + x * v - y * u
  }
  return Math.hypot(...sum) / 2
}

/** Measures every face as a polygon in space and adds them. */
export const oracle = (s: FlatFaced): Rational => whole(Math.round(polygons(s).reduce((sum, f) => sum + area(f), 0)))

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  area_perimeter_swap: ({ a, b, c }: FlatFaced): Rational => whole(4 * a + 4 * b + 4 * c),
  slant_as_height: ({ kind, a, b, c, l }: FlatFaced): Rational =>
    kind === 'prism' ? whole(2 * ((a * c) / 2) + l * a + 2 * l * c) : rational(2 * a * a + 4 * a * b, 2),
  count_visible_faces: ({ kind, a, b, c, l }: FlatFaced): Rational =>
    kind === 'prism'
      ? rational(a * b + 2 * l * c + 2 * l * a, 2)
      : kind === 'pyramid'
        ? whole(4 * ((a * c) / 2))
        : whole(a * (b + c) + b * c),
}
