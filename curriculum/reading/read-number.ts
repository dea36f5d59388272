import {
  addRationals,
  decimalLength,
  divideRationals,
  multiplyRationals,
  negateRational,
  powerOfRational,
  rational,
  rationalFromDecimalText,
  whole,
} from '../values/rational.ts'
import { gcd } from '../values/whole-numbers.ts'
import { rationalOf } from '../expressions/algebraic-fraction.ts'
import { lettersOf } from '../expressions/build.ts'
import { parseExpression } from './parse.ts'
import { plainText, withTimesSigns } from './plain-text.ts'
import { tryReading, unreadable, type NumberLocale, type Reading } from './reading.ts'
import { numberPrefix } from './tokens.ts'
import type { Node, Rational } from '../values/values.ts'

/** A number as typed: what it is worth and how it was written. */
export interface TypedNumber {
  /** Null when it has roots, pi or functions; then `node` says what was typed. */
  readonly value: Rational | null
  readonly written: 'whole' | 'decimal' | 'fraction' | 'mixed' | 'arithmetic' | 'irrational'
  /** Decimals after the point, for 'decimal'. */
  readonly places: number
  /** No common divisor and, in a mixed number, a proper part; a fraction with denominator 1 is not. */
  readonly lowest: boolean
  /** A mixed number whose fraction is 1 or more: 1 4/3. */
  readonly overfull?: boolean
  /** A percent sign stood behind: `value` is still the number before it. */
  readonly percent: boolean
  readonly node: Node | null
}

/** Reads one number in any usual notation. Letters other than constants are unreadable. Never throws for a text. */
export function readNumber(text: string, locale: NumberLocale = 'en'): Reading<TypedNumber> {
  const plain = tryReading(() => withTimesSigns(plainText(text), []))
  if (!plain.ok) return plain
  const percent = /(?:%|\b(?:per ?cent|pct))$/i.test(plain.read)
  const body = plain.read
    .replace(/ ?(?:%|per ?cent|pct)$/i, '')
    .replace(/(\d) (?:and|et|und) (?=\d)/i, '$1 ')
    .replace(/(\d) ?& ?(?=\d+\/)/, '$1+')
  const negative = /^- ?/.test(body)
  const size = body.replace(/^[-+] ?/, '')
  const simple = simpleNumber(size, locale)
  if (simple === 'zero below') return unreadable('A fraction cannot have 0 at the bottom.')
  if (simple) {
    const value = negative && simple.value ? negateRational(simple.value) : simple.value
    return { ok: true, read: { ...simple, value, percent, node: null } }
  }
  return readArithmetic(body, percent, locale)
}

type Simple = Omit<TypedNumber, 'percent' | 'node'>

function simpleNumber(size: string, locale: NumberLocale): Simple | 'zero below' | null {
  const inside = /^\(([^()]*)\)$/.exec(size)?.[1] ?? size
  const mixed = /^(\d+) (\d+) ?\/ ?(\d+)$/.exec(inside) ?? /^(\d+) ?\((\d+)\/(\d+)\)$/.exec(inside)
  if (mixed) return mixedNumber(mixed)
  const power = /^(\d+(?:\.\d*)?|\.\d+)e([-+]?\d{1,2})$/i.exec(inside)
  if (power) return timesPowerOfTen(power)
  const bracketed = /^[({]?([-+]?\d+)[)}]? ?\/ ?[({]?([-+]?\d+)[)}]?$/.exec(inside)
  if (bracketed && /[-+({]/.test(inside)) return bracketedFraction(bracketed)
  const repeating = repeatingDecimal(inside)
  if (repeating) return { value: repeating, written: 'decimal', places: 0, lowest: true }
  const parts = inside.split(/ ?\/ ?/)
  const [first, second] = parts.map((part) => plainNumber(part, locale))
  if (parts.length === 2 && first && second) {
    const [top, bottom] = [rationalFromDecimalText(first), rationalFromDecimalText(second)]
    if (bottom.n === 0n) return 'zero below'
    const inDecimals = top.d !== 1n || bottom.d !== 1n
    if (inDecimals) return { value: divideRationals(top, bottom), written: 'arithmetic', places: 0, lowest: false }
    const lowest = gcd(top.n, bottom.n) === 1n && bottom.n !== 1n
    return { value: divideRationals(top, bottom), written: 'fraction', places: 0, lowest }
  }
  if (parts.length !== 1 || !first) return null
  const places = first.split('.')[1]?.length ?? 0
  const written = places > 0 ? 'decimal' : 'whole'
  return { value: rationalFromDecimalText(first), written, places, lowest: true }
}

function mixedNumber(match: RegExpExecArray): Simple | 'zero below' {
  const [count = 0n, top = 0n, bottom = 0n] = match.slice(1).map(BigInt)
  if (bottom === 0n) return 'zero below'
  const value = addRationals(whole(count), rational(top, bottom))
  const lowest = gcd(top, bottom) === 1n && top < bottom && top > 0n
  return { value, written: 'mixed', places: 0, lowest, ...(top >= bottom ? { overfull: true } : {}) }
}

/** 1e5 as calculators show it. */
function timesPowerOfTen([, coefficient = '', exponent = '']: RegExpExecArray): Simple {
  const size = powerOfRational(whole(10), Math.abs(Number(exponent)))
  const first = rationalFromDecimalText(coefficient)
  const value = exponent.startsWith('-') ? divideRationals(first, size) : multiplyRationals(first, size)
  const places = decimalLength(value) ?? 0
  return { value, written: places > 0 ? 'decimal' : 'whole', places, lowest: true }
}

/** (7)/(3), {7}/{3}, -1/-2. */
function bracketedFraction([, above = '', below = '']: RegExpExecArray): Simple | 'zero below' {
  const [top, bottom] = [BigInt(above.replace('+', '')), BigInt(below.replace('+', ''))]
  if (bottom === 0n) return 'zero below'
  const lowest = gcd(top, bottom) === 1n && bottom !== 1n && bottom !== -1n
  return { value: rational(top, bottom), written: 'fraction', places: 0, lowest }
}

/** 0.333..., 0.1(6), or 0.16 with a bar over the repeating digits; null for other texts. */
function repeatingDecimal(text: string): Rational | null {
  const dots = /^(\d*)[.,](\d{0,12}?)(\d{1,12}?)\3+(?:\.{2,})$/.exec(text)
  const brackets = /^(\d*)[.,](\d*)\((\d+)\)$/.exec(text)
  const bar = /^(\d*)[.,](\d*?)((?:\d[\u0304\u0305])+)$/.exec(text)
  const match = dots ?? brackets ?? bar ?? /^(\d*)[.,]()(\d)\.{2,}$/.exec(text)
  if (!match) return null
  const [before = '', still = ''] = match.slice(1)
  const block = (match[3] ?? '').replace(/\D/g, '')
  const all = BigInt(before + still + block) - BigInt(before + still || '0')
  return rational(all, 10n ** BigInt(still.length) * (10n ** BigInt(block.length) - 1n))
}

function plainNumber(text: string, locale: NumberLocale): string | null {
  const found = numberPrefix(text, { locale, comma: 'number' })
  return found && found.length === text.length ? found.plain : null
}

function readArithmetic(body: string, percent: boolean, locale: NumberLocale): Reading<TypedNumber> {
  const parsed = parseExpression(body, { locale })
  if (!parsed.ok) return parsed
  if (lettersOf(parsed.read).length > 0) return unreadable('Type a number.')
  const value = rationalOf(parsed.read)
  const written = value ? 'arithmetic' : 'irrational'
  return { ok: true, read: { value, written, places: 0, lowest: false, percent, node: parsed.read } }
}
