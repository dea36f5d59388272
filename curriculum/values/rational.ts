import { absoluteWhole, gcd } from './whole-numbers.ts'
import type { Rational } from './values.ts'

/**
 * Exact fractions. Naming in all files of this folder: the constructor has the name of the kind (`rational`, `surd`),
 * a verb names the kind it works on (`addRationals`, `multiplySurds`).
 */

/** n / d in lowest terms with a positive denominator. Throws RangeError when d = 0 or a number is not whole. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  let top = BigInt(n)
  let bottom = BigInt(d)
  if (bottom === 0n) throw new RangeError('a fraction cannot have denominator 0')
  if (bottom < 0n) {
    top = -top
    bottom = -bottom
  }
  const common = bottom === 1n ? 1n : gcd(top, bottom)
  return { kind: 'rational', n: top / common, d: bottom / common }
}

/** The whole number n. Throws RangeError for a number with a fractional part. */
export function whole(n: bigint | number): Rational {
  return { kind: 'rational', n: BigInt(n), d: 1n }
}

export const zero: Rational = whole(0n)
export const one: Rational = whole(1n)

/** a + b. */
export function addRationals(a: Rational, b: Rational): Rational {
  return a.d === 1n && b.d === 1n ? whole(a.n + b.n) : rational(a.n * b.d + b.n * a.d, a.d * b.d)
}

/** a - b. */
export function subtractRationals(a: Rational, b: Rational): Rational {
  return addRationals(a, negateRational(b))
}

/** a x b. */
export function multiplyRationals(a: Rational, b: Rational): Rational {
  return a.d === 1n && b.d === 1n ? whole(a.n * b.n) : rational(a.n * b.n, a.d * b.d)
}

/** a / b. Throws RangeError when b = 0. */
export function divideRationals(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d, a.d * b.n)
}

/** -a. */
export function negateRational(a: Rational): Rational {
  return { kind: 'rational', n: -a.n, d: a.d }
}

/** 1 / a. Throws RangeError when a = 0. */
export function reciprocalOfRational(a: Rational): Rational {
  return rational(a.d, a.n)
}

/** a to a whole exponent, negative ones too. Throws RangeError for 0 to a negative exponent. */
export function powerOfRational(a: Rational, exponent: number): Rational {
  const k = BigInt(Math.abs(exponent))
  return exponent >= 0 ? rational(a.n ** k, a.d ** k) : rational(a.d ** k, a.n ** k)
}

/** Negative, 0 or positive as a is less than, equal to or greater than b; fits `toSorted`. */
export function compareRationals(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** a = b. */
export function equalRationals(a: Rational, b: Rational): boolean {
  return a.n === b.n && a.d === b.d
}

/** The sum; 0 of an empty list. */
export function sumRationals(all: readonly Rational[]): Rational {
  return all.reduce(addRationals, zero)
}

/** |a|. */
export function absoluteRational(a: Rational): Rational {
  return { kind: 'rational', n: absoluteWhole(a.n), d: a.d }
}

/** True for ..., -1, 0, 1, 2, ... */
export function isWhole(a: Rational): boolean {
  return a.d === 1n
}

/** a = 0. */
export function isZero(a: Rational): boolean {
  return a.n === 0n
}

/** -1, 0 or 1. */
export function signOfRational(a: Rational): -1 | 0 | 1 {
  return a.n < 0n ? -1 : a.n > 0n ? 1 : 0
}

/** The nearest floating number, to draw and to test at points only: never part of an answer. */
export function toNumber(a: Rational): number {
  const direct = Number(a.n) / Number(a.d)
  if (Number.isFinite(direct)) return direct
  const scale = 10n ** 20n
  return Number((a.n * scale) / a.d) / 1e20
}

/** '3.25' or '-0.5' or '7' read exactly. Throws RangeError when the text is not a plain decimal with a point. */
export function rationalFromDecimalText(text: string): Rational {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text)
  const before = match?.[2] ?? ''
  const after = match?.[3] ?? ''
  if (!match || before + after === '') throw new RangeError(`not a decimal: ${text}`)
  const size = rational(BigInt(before + after), 10n ** BigInt(after.length))
  return match[1] === '-' ? negateRational(size) : size
}

/** True when the decimal expansion ends: the denominator has no prime but 2 and 5. */
export function hasFiniteDecimal(a: Rational): boolean {
  return decimalLength(a) !== null
}

/** How many decimals are needed to write a exactly, or null when it never ends. */
export function decimalLength(a: Rational): number | null {
  let rest = a.d
  let twos = 0
  let fives = 0
  for (; rest % 2n === 0n; rest /= 2n) twos++
  for (; rest % 5n === 0n; rest /= 5n) fives++
  return rest === 1n ? Math.max(twos, fives) : null
}

/** The largest whole number that is at most a. */
export function floorRational(a: Rational): bigint {
  const quotient = a.n / a.d
  return a.n < 0n && quotient * a.d !== a.n ? quotient - 1n : quotient
}

/**
 * Rounded to `places` decimals (negative places round to tens, hundreds, ...), halves away from zero, as taught in
 * school. The only mode is named so that calls say what they mean.
 */
export function roundRational(a: Rational, places: number, _mode: 'half-up' = 'half-up'): Rational {
  const scale = powerOfRational(whole(10), places)
  const scaled = multiplyRationals(absoluteRational(a), scale)
  const rounded = whole(floorRational(addRationals(scaled, rational(1, 2))))
  const size = divideRationals(rounded, scale)
  return a.n < 0n ? negateRational(size) : size
}

/** Written with exactly `places` decimals, rounded half up: toDecimalText(1/3, 2) = '0.33', of 5 = '5.00'. */
export function toDecimalText(a: Rational, places: number): string {
  const rounded = roundRational(a, places)
  const scaled = (absoluteWhole(rounded.n) * 10n ** BigInt(places)) / rounded.d
  const text = scaled.toString().padStart(places + 1, '0')
  const body = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
  return rounded.n < 0n ? `-${body}` : body
}

/** '5', '-3/4': the plain text of a fraction. */
export function rationalText(a: Rational): string {
  return a.d === 1n ? a.n.toString() : `${a.n}/${a.d}`
}

/** The whole part and the proper part of |a|, with the sign apart: -7/3 is { sign: -1, whole: 2, part: 1/3 }. */
export function mixedParts(a: Rational): { sign: 1 | -1; whole: bigint; part: Rational } {
  const size = absoluteRational(a)
  const count = size.n / size.d
  return { sign: a.n < 0n ? -1 : 1, whole: count, part: subtractRationals(size, whole(count)) }
}
