import { whole } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Rational } from '../../values/values.ts'

/** Tries lengths until the legs of the two small triangles fit the large one by the theorem of Pythagoras. */
export function oracle({ asked, k, m, n }: Params): Rational {
  const known = k * m * n
  const fits = (p: number, q: number, h: number): boolean => p * p + h * h + (q * q + h * h) === (p + q) * (p + q)
  for (let x = 1; x < 20000; x++) {
    if (asked === 'height' && fits(k * m * m, k * n * n, x)) return whole(x)
    if (asked === 'part' && fits(k * m * m, x, known)) return whole(x)
    if (asked === 'projection' && known * known - x * x === x * (k * n * n - x)) return whole(x)
  }
  throw new RangeError('no length fits')
}

/** The wrong rule: lengths, or squares of lengths that are no legs, are added. */
export const wrong = {
  pythagoras_add_legs: ({ asked, k, m, n }: Params): Rational[] => {
    const [p, q, h] = [k * m * m, k * n * n, k * m * n]
    return asked === 'height' ? [whole(p + q), whole(p * p + q * q)] : [whole(h + (asked === 'part' ? p : q))]
  },
}
