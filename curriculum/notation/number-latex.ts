import type { Rational } from '../values/values.ts'

/** Figures of a whole number; from 10,000 upward in groups of three, joined by `comma`. */
export function wholeText(n: bigint | number, comma = '{,}'): string {
  const text = String(n)
  const digits = text.replace('-', '')
  if (digits.length < 5) return text
  return (text.startsWith('-') ? '-' : '') + digits.replace(/\B(?=(\d{3})+$)/g, comma)
}

/** The decimal places that a rational needs, or null when it does not end. */
export function decimalPlaces(value: Rational): number | null {
  let { d } = value
  let twos = 0
  let fives = 0
  for (; d % 2n === 0n; d /= 2n) twos++
  for (; d % 5n === 0n; d /= 5n) fives++
  return d === 1n ? Math.max(twos, fives) : null
}

/** A rational as a decimal with exactly `places` places, rounded half away from zero. */
export function decimalText(value: Rational, places: number, comma = '{,}'): string {
  const scale = 10n ** BigInt(places)
  const size = value.n < 0n ? -value.n : value.n
  const rounded = (2n * size * scale + value.d) / (2n * value.d)
  const sign = value.n < 0n && rounded > 0n ? '-' : ''
  const whole = wholeText(rounded / scale, comma)
  return places === 0 ? sign + whole : `${sign}${whole}.${String(rounded % scale).padStart(places, '0')}`
}

/** How a rational is written: as a fraction (improper when over 1), a mixed number, or a decimal when it ends. */
export type NumberStyle = 'fraction' | 'mixed' | 'decimal'

/** LaTeX of a rational. A decimal that does not end, or needs over 6 places, falls back to the fraction. */
export function rationalLatex(value: Rational, style: NumberStyle = 'fraction'): string {
  if (value.d === 1n) return wholeText(value.n)
  const places = style === 'decimal' ? decimalPlaces(value) : null
  if (places !== null && places <= 6) return decimalText(value, places)
  const sign = value.n < 0n ? '-' : ''
  const size = value.n < 0n ? -value.n : value.n
  if (style === 'mixed' && size > value.d)
    return `${sign}${wholeText(size / value.d)}${frac(wholeText(size % value.d), wholeText(value.d))}`
  return sign + frac(wholeText(size), wholeText(value.d))
}

export function frac(top: string | number | bigint, bottom: string | number | bigint): string {
  return `\\frac{${top}}{${bottom}}`
}

/** `base` to an exponent; brackets round the base are the caller's. */
export function power(base: string | number | bigint, exponent: string | number | bigint): string {
  return `${base}^{${exponent}}`
}

export function sqrt(radicand: string | number | bigint, index = 2): string {
  return index === 2 ? `\\sqrt{${radicand}}` : `\\sqrt[${index}]{${radicand}}`
}

/** A term to stand after others: '+ 3x' or '- 3x'. */
export function signed(term: string | number | bigint): string {
  const text = String(term)
  return text.startsWith('-') ? `- ${text.slice(1)}` : `+ ${text}`
}

/** Brackets that grow only when what they hold is tall. */
export function bracketed(latex: string): string {
  return /\\frac|\\begin|\\sqrt/.test(latex) ? `\\left(${latex}\\right)` : `(${latex})`
}

/** A number as the second one of a sum or product: negative numbers in brackets. */
export function guarded(latex: string | number | bigint): string {
  const text = String(latex)
  return text.startsWith('-') ? bracketed(text) : text
}
