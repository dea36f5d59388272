import { rational, rationalFromDecimalText } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** The text of the first number times or divided by ten, again and again. */
function shifted(p: Params, exponent: number): Rational {
  const text = String(p.digits)
  const first = rationalFromDecimalText(`${text[0]}.${text.slice(1)}`)
  let { n, d } = first
  for (let k = 0; k < exponent; k++) n *= 10n
  for (let k = 0; k > exponent; k--) d *= 10n
  return rational(n, d)
}

export function oracle(p: Params): Rational {
  return shifted(p, p.exponent)
}

export const wrong = {
  annex_zero: (p: Params): Rational => rationalFromDecimalText(String(p.digits) + '0'.repeat(Math.max(0, p.exponent))),
  negative_exponent_negative: (p: Params): Rational => {
    const { n, d } = shifted(p, -p.exponent)
    return rational(-n, d)
  },
  sci_coefficient_range: (p: Params): Rational => shifted(p, -p.exponent),
}
