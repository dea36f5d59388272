import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Tries whole numbers x in the equation, written without roots: (c - b)^i = k^i x^m. */
export function oracle({ k, b, r, i, m }: Params): Rational {
  const c = k * r ** m + b
  const goal = BigInt(c - b) ** BigInt(i)
  for (let x = 1n; x <= 20_000n; x++) if (BigInt(k) ** BigInt(i) * x ** BigInt(m) === goal) return whole(x)
  throw new RangeError('no whole solution')
}

export const wrong = {
  fraction_exponent_divide: ({ r, i, m }: Params): Rational => rational(r ** m * i, m),
  exponents_multiply: ({ r, i, m }: Params): Rational => whole(r ** m * i),
  stops_early: ({ r, m }: Params): Rational[] => [whole(r), whole(r ** m)],
}
