import { rational, rationalFromDecimalText } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** By thousandths of the whole, counted one part after another. */
function thousandths(p: Params): bigint {
  let sum = 0n
  for (let i = 0; i < p.top; i++) sum += 1_000_000n / BigInt(p.bottom)
  return sum
}

export function oracle(p: Params): Rational {
  return p.from === 'percent' ? rational(thousandths(p), 1_000_000n) : rational(thousandths(p), 10_000n)
}

export const wrong = {
  fraction_digits_decimal: (p: Params): Rational => rationalFromDecimalText(`${p.top}${p.bottom}`),
  percent_as_number: (p: Params): Rational =>
    p.from === 'fraction'
      ? rational(p.top)
      : p.from === 'percent'
        ? rational(thousandths(p), 10_000n)
        : rational(thousandths(p), 1_000_000n),
}
