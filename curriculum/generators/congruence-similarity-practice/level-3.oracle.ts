import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Tries lengths until the cross products of the proportion are equal. */
export function oracle({ p, q, m, n }: Params): Rational {
  for (let x = 1; x < 1000; x++) if (x * (m * p) === m * q * (n * p)) return whole(x)
  throw new RangeError('no whole side')
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  additive_ratio: ({ p, q, m, n }: Params): Rational => whole(m * q + (n * p - m * p)),
  wrong_operation: ({ q, m, n }: Params): Rational => rational(m * q * m, n),
  illusion_of_linearity: ({ q, m, n }: Params): Rational => rational(m * q * n * n, m * m),
}
