import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Tries whole numbers in the equation as it is written, in decimals; a logarithm of nothing or less does not count. */
export function oracle({ kind, b, n, a, c }: Params): Rational {
  const log = (v: number): number => (v > 0 ? Math.log(v) / Math.log(b) : Number.NaN)
  for (let x = -1200; x <= 1200; x++) {
    const left = kind === 'one' ? log(a * x + c) : log(x) + log(x + c)
    if (Math.abs(left - n) < 1e-9) return whole(x)
  }
  throw new RangeError('no solution')
}
