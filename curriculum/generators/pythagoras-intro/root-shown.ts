import { decimalText, roundToDecimal } from '../../values/decimal.ts'
import { rationalFromDecimalText, whole } from '../../values/rational.ts'
import { rootOf, surdToNumber } from '../../values/surd.ts'
import type { Value } from '../../values/values.ts'

/** The square root of n: whole when it is one, else rounded to tenths. */
export function rootShown(n: number): Value {
  const root = Math.round(Math.sqrt(n))
  return root * root === n
    ? whole(root)
    : roundToDecimal(rationalFromDecimalText(surdToNumber(rootOf(n)).toFixed(9)), 1)
}

export const isSquare = (n: number): boolean => rootShown(n).kind === 'rational'
export const valueText = (value: Value): string =>
  value.kind === 'decimal' ? decimalText(value) : value.kind === 'rational' ? String(value.n) : ''
/** '= 5' or '\approx 5.4' after a root. */
export const rootLine = (n: number): string =>
  `\\sqrt{${n}} ${isSquare(n) ? '=' : '\\approx'} ${valueText(rootShown(n))}`
/** The marking rules and the sentence that a rounded root needs. */
export const rounding = (n: number): string => (isSquare(n) ? '' : ' Round to the nearest tenth.')
export const places = (n: number): { places?: number } => (isSquare(n) ? {} : { places: 1 })
