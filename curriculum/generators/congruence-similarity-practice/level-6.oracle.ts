import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

/** Cuts the first solid into pieces of edge 1 / p and builds the second of the same pieces; the height is found by trying. */
export function oracle({ asked, p, q, u, base }: Params): Rational {
  const pieces = (n: number): number => {
    let sum = 0
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) for (let k = 0; k < (asked === 'area' ? 1 : n); k++) sum += base
    return sum
  }
  if (asked !== 'height') return whole(pieces(q))
  for (let x = 1; x < 500; x++) if (x ** 3 * pieces(p) === (u * p) ** 3 * pieces(q)) return whole(x)
  throw new RangeError('no height fits')
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  illusion_of_linearity: ({ asked, p, q, u, base }: Params): Rational[] =>
    asked === 'height'
      ? [rational(u * q ** 3, p ** 2), rational(u * q * q, p)]
      : [rational(base * p ** (asked === 'area' ? 1 : 2) * q)],
  additive_ratio: ({ asked, p, q, u, base }: Params): Rational =>
    asked === 'height'
      ? whole(u * p + Math.abs(base * q ** 3 - base * p ** 3))
      : whole(base * p ** (asked === 'area' ? 2 : 3) + u * q - u * p),
}
