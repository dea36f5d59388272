import { plainText, withTimesSigns } from './plain-text.ts'
import { readNumber } from './read-number.ts'
import { ReadingProblem, tryReading, type NumberLocale, type Reading } from './reading.ts'
import type { Rational } from '../values/values.ts'

/** The parts of a ratio as typed; `workedOut` is false when one still has arithmetic in it. */
export interface TypedRatio {
  readonly parts: readonly Rational[]
  readonly workedOut: boolean
}

const howTo = 'Write the ratio like 3:4.'

/**
 * Reads 3:4, 3 to 4, 1:2:3 and, where two parts are asked for, 3/4; a single number is `n : 1` where `perOne` says so.
 * Never throws for a text.
 */
export function readRatio(text: string, count: number, locale: NumberLocale, perOne = false): Reading<TypedRatio> {
  return tryReading(() => {
    const plain = withTimesSigns(plainText(text), [])
    const pieces = plain.split(/ ?(?::|\bto\b|\bzu\b|\bà\b) ?/i)
    const cut = pieces.length === 1 && count === 2 ? (pieces[0] ?? '').split(/ ?\/ ?/) : pieces
    const parts = cut.length === 1 && perOne && count === 2 ? [...cut, '1'] : cut
    if (parts.length < 2) throw new ReadingProblem(howTo)
    let workedOut = true
    const numbers = parts.map((part) => {
      const read = readNumber(part, locale)
      if (!read.ok || !read.read.value) throw new ReadingProblem(howTo)
      if (read.read.written === 'arithmetic') workedOut = false
      return read.read.value
    })
    if (numbers.every((n) => n.n === 0n)) throw new ReadingProblem(howTo)
    return { parts: numbers, workedOut }
  })
}
