import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Walks from 1: one factor a/b for each step up, one division for each step down. */
export function oracle({ a, b, n }: Params): Rational {
  let [top, bottom] = [1, 1]
  for (let k = 0; k < Math.abs(n); k++) {
    top *= n > 0 ? a : b
    bottom *= n > 0 ? b : a
  }
  return rational(top, bottom)
}

export const wrong = {
  negative_exponent_negative: ({ a, b, n }: Params): Rational => {
    const { n: top, d } = oracle({ a, b, n: -n })
    return rational(-top, d)
  },
  stops_early: ({ a, b, n }: Params): Rational => oracle({ a, b, n: Math.abs(n) }),
  wrong_operation: ({ a, b, n }: Params): Rational => rational(a * n, b),
}
