import { rationalFromDecimalText, roundRational, toDecimalText } from './rational.ts'
import type { Decimal, Rational } from './values.ts'

/** A number shown with exactly `places` decimals. Throws RangeError when the value does not fit them. */
export function decimal(value: Rational, places: number): Decimal {
  if (10n ** BigInt(places) % value.d !== 0n)
    throw new RangeError(`${value.n}/${value.d} needs more than ${places} places`)
  return { kind: 'decimal', value, places }
}

/** '3.50' with its two decimals. Throws RangeError when the text is not a plain decimal. */
export function decimalFromText(text: string): Decimal {
  return { kind: 'decimal', value: rationalFromDecimalText(text), places: text.split('.')[1]?.length ?? 0 }
}

/** Rounded half up to `places`. */
export function roundToDecimal(value: Rational, places: number): Decimal {
  return { kind: 'decimal', value: roundRational(value, places), places }
}

/** '3.50'. */
export function decimalText(a: Decimal): string {
  return toDecimalText(a.value, a.places)
}
