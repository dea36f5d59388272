import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Compares the numbers before x and the constants of both sides for every pair A, B. */
export function oracle({ a, b, p, q }: Params): Rational {
  for (let first = -30; first <= 30; first++)
    for (let second = -30; second <= 30; second++)
      if (first + second === a + b && first * q + second * p === a * q + b * p) return whole(first)
  throw new RangeError('no pair fits')
}

export const wrong = {
  reversed_order: ({ b }: Params): Rational => whole(b),
  no_convert_numerator: ({ a, b }: Params): Rational => whole(a + b),
}
