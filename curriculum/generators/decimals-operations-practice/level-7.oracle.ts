import { decimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Decimal } from '../../values/values.ts'

/** Takes the divisor away, in ten-thousandths, and then a tenth and a hundredth of it, as often as it goes. */
export function oracle(p: Params): Decimal {
  const unit = 10_000
  const by = Math.round((p.divisor / 10 ** p.d) * unit * 100)
  let left = Math.round(((p.quotient * p.divisor) / 10 ** (p.q + p.d)) * unit * 100)
  let result = 0
  for (const part of [100, 10, 1])
    while (left >= (by * part) / 100) [left, result] = [left - (by * part) / 100, result + part]
  return decimal(rational(result, 100), p.q)
}

export const wrong = {
  mult_makes_bigger: (p: Params): Decimal => {
    const value = rational(p.quotient * p.divisor * p.divisor, 10 ** (p.q + 2 * p.d))
    let places = 0
    while (10n ** BigInt(places) % value.d !== 0n) places++
    return decimal(value, places)
  },
}
