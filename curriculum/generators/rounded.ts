import { decimalText, roundToDecimal } from '../values/decimal.ts'
import { rationalFromDecimalText } from '../values/rational.ts'
import type { Decimal } from '../values/values.ts'

/** A measured number rounded to so many decimals. */
export const rounded = (n: number, places = 1): Decimal => roundToDecimal(rationalFromDecimalText(n.toFixed(9)), places)
export const roundedText = (n: number, places = 1): string => decimalText(rounded(n, places))

/** Whether a number lies so near the middle of two roundings that a slip in the last digit would change it. */
export function nearEdge(n: number, places = 1): boolean {
  const scaled = n * 10 ** places
  return Math.abs(scaled - Math.floor(scaled) - 0.5) < 0.02
}
