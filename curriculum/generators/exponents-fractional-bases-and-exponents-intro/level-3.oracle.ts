import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** The number whose i-th power is the m-th power of the base: found by trying, the power taken first and the root last. */
export function oracle({ k, r, i, m }: Params): Rational {
  const goal = (BigInt(r) ** BigInt(i)) ** BigInt(Math.abs(m))
  for (let n = 1n; n <= 100_000n; n++) {
    if (n ** BigInt(i) === goal) return m < 0 ? rational(k, n) : rational(BigInt(k) * n)
  }
  throw new RangeError('no whole root')
}

export const wrong = {
  fraction_exponent_divide: ({ k, r, i, m }: Params): Rational => rational(k * r ** i * m, i),
  negative_exponent_negative: ({ k, r, m }: Params): Rational => whole(-k * r ** -m),
  exponents_multiply: ({ k, r }: Params): Rational => whole(k * r),
}
