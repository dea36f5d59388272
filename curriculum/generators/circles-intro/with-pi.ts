import { decimalText, roundToDecimal } from '../../values/decimal.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import type { Decimal } from '../../values/values.ts'

export const unitNames = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const
export type Unit = keyof typeof unitNames
export const units = Object.keys(unitNames) as Unit[]

/** n / d rounded to tenths. */
export const tenth = (n: number, d = 1): Decimal => roundToDecimal(rational(n, d), 1)
/** A rounded value as text. */
export const written = (value: Decimal): string => decimalText(value)
/** n / d exactly, as a decimal in LaTeX. */
export const exactly = (n: number, d = 1): string => rationalLatex(rational(n, d), 'decimal')
export const usePi = 'Use 3.14 for \\(\\pi\\) and round to the nearest tenth.'
export const piLeftOut = {
  pi_multiple: 'The question asks for a decimal with 3.14 for pi, so a multiple of pi is not the answer.',
}
