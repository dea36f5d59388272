import { point } from '../../values/point.ts'
import type { Params } from './level-5.ts'
import type { Point } from '../../values/values.ts'

/** Compares the numbers before x and the constants of both sides for every pair A, B. */
export function oracle({ a, b, p, q }: Params): Point {
  for (let first = -30; first <= 30; first++)
    for (let second = -30; second <= 30; second++)
      if (first + second === a + b && first * q + second * p === a * q + b * p) return point(first, second)
  throw new RangeError('no pair fits')
}

export const wrong = {
  reversed_order: ({ a, b }: Params): Point => point(b, a),
  /** The numerator as it stands in the question: what is before x, and what is without x. */
  no_convert_numerator: ({ a, b, p, q }: Params): Point => point(a + b, -(a * q) - b * p),
}
