import { divideRationals, whole } from '../values/rational.ts'
import { plainText } from './plain-text.ts'
import { tryReading, unreadable, type NumberLocale, type Reading } from './reading.ts'
import { readNumber } from './read-number.ts'
import type { Rational } from '../values/values.ts'

/** An amount in dollars as typed, exactly; `decimals` that were written. */
export interface TypedMoney {
  readonly dollars: Rational
  readonly written: 'dollars' | 'cents' | 'arithmetic'
}

const sign = /(?:us|ca|c)?\$|\b(?:usd|cad|dollars?)\b/gi
const centSign = /¢|\bcents?\b|(?<=\d ?)c$/gi

/** Reads $3.45, 3.45, 3,45 $, 345¢, 345 cents, 3 dollars 45 cents, -$2. Never throws for a text. */
export function readMoney(text: string, locale: NumberLocale = 'en'): Reading<TypedMoney> {
  const plain = tryReading(() => plainText(text.replace(/＄/g, '$')))
  if (!plain.ok) return plain
  const both = /^(?=.*[$d])\$? ?(\d+) ?(?:dollars?|\$)?(?: and|,)? ?(\d{1,2}) ?(?:¢|cents?|c)$/i.exec(plain.read)
  if (both) {
    const cents = BigInt(both[1] ?? 0) * 100n + BigInt(both[2] ?? 0)
    return { ok: true, read: { dollars: divideRationals(whole(cents), whole(100)), written: 'dollars' } }
  }
  const inCents = new RegExp(centSign.source, 'i').test(plain.read)
  if ((plain.read.match(sign)?.length ?? 0) + (inCents ? 1 : 0) > 1) return unreadable('Write the amount like $3.45.')
  const body = plain.read.replace(sign, '').replace(centSign, '').replace(/^- /, '-').trim()
  const number = readNumber(body, locale)
  if (!number.ok || !number.read.value || number.read.percent) return unreadable('Write the amount like $3.45.')
  if (number.read.written === 'arithmetic')
    return { ok: true, read: { dollars: number.read.value, written: 'arithmetic' } }
  const dollars = inCents ? divideRationals(number.read.value, whole(100)) : number.read.value
  return { ok: true, read: { dollars, written: inCents ? 'cents' : 'dollars' } }
}
