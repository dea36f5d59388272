import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Takes the smaller number away from the larger one in larger and larger bundles until nothing is left. */
export function oracle(p: Params): Rational {
  const small = BigInt(p.digits) * 10n ** BigInt(p.exponent + 10)
  let left = BigInt(p.digits * p.k) * 10n ** BigInt(p.exponent + 10 + p.shift)
  let count = 0n
  for (let bundle = 10n ** 8n; bundle >= 1n; bundle /= 10n) {
    while (left >= small * bundle) {
      left -= small * bundle
      count += bundle
    }
  }
  if (left !== 0n) throw new RangeError('not a whole number of times')
  return whole(count)
}

export const wrong = {
  stops_early: ({ k }: Params): Rational => whole(k),
  wrong_operation: ({ k, shift }: Params): Rational => whole(k * shift),
  annex_zero: ({ k, shift }: Params): Rational => whole(10 * k * shift),
}
