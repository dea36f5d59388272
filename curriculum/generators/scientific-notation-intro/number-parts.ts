import { placeValueChart } from '../../figures/place-value-chart.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { multiplyRationals, powerOfRational, rational, toDecimalText, whole } from '../../values/rational.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** The number digits / 10^(length - 1) x 10^exponent, digits without a zero at the end: 345 and 4 are 3.45 x 10^4. */
export interface Scaled {
  readonly digits: number
  readonly exponent: number
}

export const digitCount = ({ digits }: Scaled): number => String(digits).length
export const coefficientOf = (s: Scaled): Rational => rational(s.digits, 10 ** (digitCount(s) - 1))
export const numberOf = (s: Scaled): Rational =>
  multiplyRationals(coefficientOf(s), powerOfRational(whole(10), s.exponent))
/** Decimals that the number needs. */
export const placesOf = (s: Scaled): number => Math.max(0, digitCount(s) - 1 - s.exponent)
/** '0.0045' or '45000'. */
export const plainText = (s: Scaled): string => toDecimalText(numberOf(s), placesOf(s))

/** The number as LaTeX, '45{,}000' or '0.0045'. */
export function numberLatex(s: Scaled): string {
  return s.exponent < 0 ? plainText(s) : rationalLatex(numberOf(s), 'decimal')
}

export const coefficientLatex = (s: Scaled): string => rationalLatex(coefficientOf(s), 'decimal')
export const scientificLatex = (s: Scaled): string => `${coefficientLatex(s)} \\times 10^{${s.exponent}}`

/** The number in its columns. */
export function chartOf(s: Scaled): Figure {
  return placeValueChart({
    highest: Math.max(0, s.exponent),
    lowest: s.exponent < 0 ? Math.min(0, s.exponent - digitCount(s) + 1) : -placesOf(s),
    rows: [plainText(s)],
  })
}
