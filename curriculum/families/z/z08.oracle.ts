import { rational } from '../../values/rational.ts'
import type { Params } from './z08.ts'
import type { Rational } from '../../values/values.ts'

/** The second row is as many times the first as its first number says. */
export function oracle({ a, b, c }: Params): Rational {
  const times = rational(c, a)
  return rational(times.n * BigInt(b), times.d)
}

export const wrong = {
  slip_sign: (p: Params): Rational => rational(-oracle(p).n, oracle(p).d),
  order_ignored: ({ a, b, c }: Params): Rational => rational(c * a, b),
  one_case_only: ({ a, b, c }: Params): Rational => rational(b * a, c),
  half_way: ({ b, c }: Params): Rational => rational(c * b, 1),
}
