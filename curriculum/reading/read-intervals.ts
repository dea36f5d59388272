import {
  allBut,
  halfLine,
  intersectIntervals,
  intervalPart,
  intervals,
  type IntervalPart,
} from '../values/intervals.ts'
import {
  addRationals,
  isZero,
  divideRationals,
  negateRational,
  signOfRational,
  subtractRationals,
} from '../values/rational.ts'
import { polynomialOf, rationalOf } from '../expressions/algebraic-fraction.ts'
import { minus } from '../expressions/build.ts'
import { parse, splitTopLevel, type RelationSign } from './parse.ts'
import { parseSum, openCursor } from './parse-node.ts'
import { coefficientsOf, lettersOfPolynomial } from '../expressions/polynomial.ts'
import { plainText } from './plain-text.ts'
import { readNumber } from './read-number.ts'
import { ReadingProblem, tryReading, type NumberLocale, type Reading } from './reading.ts'
import { tokenise, type Token } from './tokens.ts'
import type { Intervals, Node, Rational } from '../values/values.ts'

/** A set of numbers as typed, and whether as an inequality (x > 3) or in interval brackets. */
export interface TypedIntervals {
  readonly value: Intervals
  readonly written: 'inequality' | 'interval' | 'range' | 'words'
  /** The letter stands alone on its side: x > 3, not 2x > 6. */
  readonly solved: boolean
  /** What 'or' would have made of inequalities joined by 'and' that no number fulfils together. */
  readonly either?: Intervals
}

/**
 * Reads x > 3, 3 < x, -2 < x <= 5, x < 1 or x > 4, x != 2, (-oo, 3], (1, 2) U [5, oo), all real numbers, no solution.
 * Linear inequalities such as 2x > 6 are solved on the way. Never throws for a text.
 */
export function readIntervals(text: string, locale: NumberLocale = 'en', variable = 'x'): Reading<TypedIntervals> {
  return tryReading(() => {
    const plain = wordsAsSigns(plainText(text.trim().replace(/\s*\n\s*/g, ' or ')))
    const known = inWords(plain, variable)
    if (known) return { value: known, written: 'words', solved: true }
    const set = /^\{ ?([a-z]) ?[|:] ?(.*)\}$/i.exec(plain)
    const body = (set?.[2] ?? plain).replace(new RegExp(`^${variable} ?(?:∈|in\\b) ?`, 'i'), '').replace(/\\/g, '')
    const range = /^(.*\d) ?(?:\bto\b|(?<=\d ?)-(?= ?\d)) ?(.*)$/i.exec(body) ?? /^([^±]+)±([^±]+)$/.exec(body)
    if (range && !/[<>=≠,;()[\]]/.test(body))
      return { value: rangeOf(range, variable, locale), written: 'range', solved: true }
    const isInequality = /[<>≤≥≠=!]/.test(body)
    if (!isInequality) return { value: union(body, variable, locale), written: 'interval', solved: true }
    return choicesOf(body, variable, locale)
  })
}

/** Pieces joined by or, |, or ;, and by a comma where no number fulfils both. */
function choicesOf(body: string, variable: string, locale: NumberLocale): TypedIntervals {
  const choices = body.split(/ ?(?:\bor\b|\bou\b|\boder\b|∪|\|\|?| U |∨|;) ?/i)
  const commas = choices.length === 1 ? body.split(/,(?= |[a-z-]| ?\d)/i).map((piece) => piece.trim()) : []
  const parts = choices.map((choice) => conjunction(choice, locale))
  const letters = new Set(parts.map((part) => part.letter))
  if (letters.size > 1) throw new ReadingProblem('Use the same letter everywhere.')
  const letter = parts[0]?.letter ?? variable
  const value = intervals(
    parts.flatMap((part) => part.value.parts),
    letter,
  )
  const typed = { value, written: 'inequality', solved: parts.every((part) => part.solved) } as const
  if (value.parts.length > 0 || choices.length > 1) return typed
  const pieces = body.split(together).map((piece) => chain(piece, locale))
  const either = intervals(
    pieces.flatMap((piece) => piece.value.parts),
    letter,
  )
  return commas.length > 1 && pieces.length === commas.length ? { ...typed, value: either } : { ...typed, either }
}

const wordedSigns: readonly (readonly [RegExp, string])[] = [
  [/ ?\bis (?:at most|no more than|not more than|not greater than|less than or equal to) ?/gi, ' <= '],
  [/ ?\bis (?:at least|no less than|not less than|greater than or equal to|more than or equal to) ?/gi, ' >= '],
  [/ ?\bis (?:less|smaller|fewer|lower) than ?/gi, ' < '],
  [/ ?\bis (?:greater|more|larger|bigger) than ?/gi, ' > '],
  [/ ?\bis not(?: equal to)? ?/gi, ' ≠ '],
]

function wordsAsSigns(text: string): string {
  return wordedSigns.reduce((plain, [words, sign]) => plain.replace(words, sign), text)
}

/** 14.7 to 20.7, 14.7-20.7 and 17.7 ± 3 with both ends. */
function rangeOf(
  [all = '', first = '', second = '']: RegExpExecArray,
  variable: string,
  locale: NumberLocale,
): Intervals {
  const [a, b] = [first, second].map((end) => readNumber(end, locale))
  const [from, to] = [a?.ok ? a.read.value : null, b?.ok ? b.read.value : null]
  if (!from || !to) throw new ReadingProblem(howTo)
  const ends = all.includes('±') ? [subtractRationals(from, to), addRationals(from, to)] : [from, to]
  return intervals([ordered(ends[0] as Rational, ends[1] as Rational, true, true)], variable)
}

function ordered(low: Rational, high: Rational, withLow: boolean, withHigh: boolean): IntervalPart | null {
  if (low.n * high.d > high.n * low.d) throw new ReadingProblem('Write the smaller end first.')
  return intervalPart(low, high, withLow, withHigh)
}

function inWords(plain: string, variable: string): Intervals | null {
  const all =
    /^(?:all (?:real )?numbers?|all reals?|any (?:real )?number|ℝ|R|all|every number|infinitely many(?: solutions)?)$/i
  const none =
    /^(?:no (?:real |possible )?solutions?|none|dne|does not exist|∅|ø|empty(?: set)?|\{ ?\}|no numbers?|never)$/i
  if (all.test(plain)) return intervals([intervalPart(null, null, false, false)], variable)
  return none.test(plain) ? intervals([], variable) : null
}

const together = /,? ?(?:\band\b|\bet\b|\bund\b|∧|&&?|,(?= |[a-z])) ?/i

function conjunction(text: string, locale: NumberLocale): { value: Intervals; letter: string; solved: boolean } {
  const all = text.split(together).map((piece) => chain(piece, locale))
  const [first, ...rest] = all
  if (!first) throw new ReadingProblem('Write an inequality such as x > 3.')
  return rest.reduce(
    (both, next) => ({
      value: intersectIntervals(both.value, next.value),
      letter: both.letter,
      solved: both.solved && next.solved,
    }),
    first,
  )
}

function chain(text: string, locale: NumberLocale): { value: Intervals; letter: string; solved: boolean } {
  const parsed = parse(text.replace(/∞|\binf(?:inity)?\b|\boo\b/g, '10^40'), { locale })
  if (!parsed.ok) throw new ReadingProblem(parsed.sentence)
  if (parsed.read.is === 'equation') return single(parsed.read.left, parsed.read.right)
  if (parsed.read.is === 'expression') throw new ReadingProblem('Write an inequality such as x > 3.')
  const { sides, signs } = parsed.read
  const steps = signs.map((sign, i) => relation(sides[i] as Node, sign, sides[i + 1] as Node))
  return steps.reduce((both, next) => ({
    value: intersectIntervals(both.value, next.value),
    letter: both.letter,
    solved: both.solved && next.solved,
  }))
}

function single(left: Node, right: Node): { value: Intervals; letter: string; solved: boolean } {
  const { letter, edge, solved } = solveEdge(left, right)
  return { value: intervals([intervalPart(edge, edge, true, true)], letter), letter, solved }
}

function relation(left: Node, sign: RelationSign, right: Node): { value: Intervals; letter: string; solved: boolean } {
  const { letter, edge, turned, solved } = solveEdge(left, right)
  if (edge.n >= 10n ** 40n || edge.n <= -(10n ** 40n)) {
    return { value: intervals([intervalPart(null, null, false, false)], letter), letter, solved }
  }
  if (sign === '≠') return { value: allBut([edge], letter), letter, solved }
  const flipped: Readonly<Record<string, RelationSign>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }
  const real = turned ? (flipped[sign] ?? sign) : sign
  return { value: halfLine(real as Exclude<RelationSign, '≠'>, edge, letter), letter, solved }
}

/** left - right = a x letter + b: the edge is -b / a, and the sign turns round when a < 0. */
function solveEdge(left: Node, right: Node): { letter: string; edge: Rational; turned: boolean; solved: boolean } {
  const difference = polynomialOf(minus(left, right))
  const letters = difference ? lettersOfPolynomial(difference) : []
  const letter = letters[0] ?? ''
  const row = difference && letters.length === 1 ? coefficientsOf(difference, letter) : null
  const [b, a, ...higher] = row ?? []
  if (!a || !b || isZero(a) || higher.length > 0) throw new ReadingProblem('Write an inequality such as x > 3.')
  const solved = (left.op === 'symbol') !== (right.op === 'symbol')
  return { letter, edge: divideRationals(negateRational(b), a), turned: signOfRational(a) < 0, solved }
}

function union(text: string, variable: string, locale: NumberLocale): Intervals {
  const pieces = text.split(/ ?(?:∪|\b(?:or|u|union)\b|(?<=[,;][^()[\]]*[)\]]) ?,(?= ?[([][^()[\]]*[,;])) ?/i)
  return intervals(
    pieces.map((piece) => bracketed(piece, locale)),
    variable,
  )
}

const howTo = 'Write an interval such as (-∞, 3] or an inequality such as x > 3.'

function bracketed(text: string, locale: NumberLocale): IntervalPart | null {
  const match = /^([([\]])(.*)([)\][])$/.exec(text.trim())
  if (!match?.[2]) throw new ReadingProblem(howTo)
  const semicolons = match[2].includes(';')
  const tokens = tokenise(match[2], { locale, comma: semicolons ? 'number' : 'separator' })
  const ends = splitTopLevel(tokens, semicolons ? ';' : ',')
  if (ends.length !== 2) throw new ReadingProblem(howTo)
  const [from, to] = ends.map((end) => endOf(end))
  if (from === undefined || to === undefined || from === 'above' || to === 'below') throw new ReadingProblem(howTo)
  const low = from === 'below' ? null : from
  const high = to === 'above' ? null : to
  const [withLow, withHigh] = [match[1] === '[', match[3] === ']']
  return low && high ? ordered(low, high, withLow, withHigh) : intervalPart(low, high, withLow, withHigh)
}

function endOf(tokens: readonly Token[]): Rational | 'below' | 'above' {
  const names = tokens
    .map((token) => (token.is === 'letter' ? token.name : token.is === 'sign' ? token.sign : ''))
    .join('')
  if (names === '-infinity') return 'below'
  if (names === 'infinity' || names === '+infinity') return 'above'
  const cursor = openCursor(tokens)
  const value = rationalOf(parseSum(cursor))
  if (!value || cursor.at < tokens.length) throw new ReadingProblem(howTo)
  return value
}
