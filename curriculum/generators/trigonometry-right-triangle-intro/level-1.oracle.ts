import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** In coordinates: the angle at A or B, its sine as twice the area over the product of two sides, its cosine as a dot product. */
export function oracle({ ratio, angle, a, b, c }: Params): Rational {
  const points = { C: [0, 0], A: [b, 0], B: [0, a] } as const
  const at = points[angle]
  const other = points[angle === 'A' ? 'B' : 'A']
  const [u, v] = [
    [other[0] - at[0], other[1] - at[1]],
    [-at[0], -at[1]],
  ] as [[number, number], [number, number]]
  const near = Math.abs(v[0]) + Math.abs(v[1])
  const sine = Math.abs(u[0] * v[1] - u[1] * v[0])
  const cosine = u[0] * v[0] + u[1] * v[1]
  return { sin: rational(sine, near * c), cos: rational(cosine, near * c), tan: rational(sine, cosine) }[ratio]
}

/** The wrong rule: the other leg. */
export const wrong = {
  opposite_adjacent_swap: ({ ratio, angle, a, b, c }: Params): Rational[] => {
    const [far, near] = angle === 'A' ? [a, b] : [b, a]
    return [{ sin: rational(near, c), cos: rational(far, c), tan: rational(near, far) }[ratio], rational(near, far)]
  },
}
