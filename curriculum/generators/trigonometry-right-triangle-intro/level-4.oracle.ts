import { seriesCosine, seriesSine } from '../series.ts'
import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Tries whole values of x until both sides of the equation agree, with acute angles. */
export function oracle({ first, k, n, m, q }: Params): Rational {
  const [left, right] = first === 'sin' ? [seriesSine, seriesCosine] : [seriesCosine, seriesSine]
  for (let x = 1; x < 150; x++) {
    const [a, b] = [k * x + n, m * x + q]
    if (a > 0 && a < 90 && b > 0 && b < 90 && Math.abs(left(a) - right(b)) < 1e-9) return whole(x)
  }
  throw new RangeError('no x fits')
}

/** The wrong rule: the two angles set equal. */
export const wrong = {
  opposite_adjacent_swap: ({ k, n, m, q }: Params): Rational => rational(n - q, m - k),
}
