import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Cross products: a is to a' as b is to b'; the angle is measured in the enlarged triangle. */
export function oracle({ asked, a, b, c, n, d }: Params): Rational {
  const image = (a * n) / d
  if (asked === 'factor') return rational(image, a)
  if (asked === 'side') {
    let x = 0
    while (a * x < image * b) x++
    return whole(x)
  }
  const [p, q, r] = [a, b, c].map((s) => (s * n) / d) as [number, number, number]
  const half = (p + q + r) / 2
  return whole(Math.round((2 * Math.atan(Math.sqrt(((half - p) * (half - r)) / (half * (half - q)))) * 180) / Math.PI))
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  additive_ratio: ({ asked, a, b, n, d }: Params): Rational =>
    whole(asked === 'factor' ? Math.abs((a * n) / d - a) : b + ((a * n) / d - a)),
  illusion_of_linearity: (p: Params): Rational[] => {
    const { asked, b, n, d } = p
    if (asked === 'side') return [rational(b * n * n, d * d)]
    const x = Number(oracle(p).n)
    return [rational(x * n, d), rational(x * d, n)]
  },
}
