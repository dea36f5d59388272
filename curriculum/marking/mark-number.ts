import { shownUnit } from '../words/units.ts'
import { evaluate } from '../expressions/evaluate.ts'
import { numberFromWords } from '../reading/number-words.ts'
import { readNumber, type TypedNumber } from '../reading/read-number.ts'
import {
  absoluteRational,
  divideRationals,
  equalRationals,
  floorRational,
  isWhole,
  hasFiniteDecimal,
  multiplyRationals,
  powerOfRational,
  rational,
  roundRational,
  signOfRational,
  subtractRationals,
  toDecimalText,
  toNumber,
  whole,
} from '../values/rational.ts'
import { isUnit, withoutName, withoutUnit } from '../reading/affixes.ts'
import { withoutNoun } from '../reading/counted-noun.ts'
import { readMeasures } from '../reading/read-measures.ts'
import { readRemainder, type TypedRemainder } from '../reading/read-remainder.ts'
import { markGivenPart } from './mark-given-part.ts'
import { almost, invalid, right, sentences, wrong, type Judgement, type Task } from './judgement.ts'
import type { Decimal, Rational } from '../values/values.ts'

/**
 * Judges one typed number against a fraction, whole number or decimal: any usual notation is right; unworked
 * arithmetic, an unreduced fraction (rule `simplest`), another way of writing (rule `written`) or a closer value than
 * the rounded one (rule `places`) is 'almost'.
 */
export function markNumber(task: Task<Rational | Decimal>): Judgement {
  const answer = task.answer.kind === 'decimal' ? task.answer.value : task.answer
  if (task.rules.given !== undefined) return markGivenPart({ ...task, answer }, task.rules.given)
  const { counted = '' } = task.rules
  const unit = task.rules.unit ?? (isUnit(counted) ? counted : undefined)
  const named = withoutName(task.text, task.rules.variable).replace(/^\s*(-?)\s*\$|\$\s*$/g, '$1')
  const inUnits = unit === undefined ? null : readMeasures(named, unit)
  if (inUnits !== null)
    return equalRationals(inUnits, answer) ? almost(sentences.inUnit(shownUnit(unit ?? ''))) : wrong(inUnits)
  const { body, foreign } = withoutUnit(withoutNoun(named, counted), unit)
  const read = readNumber(body, task.locale)
  if (!read.ok && body.includes('=')) return invalid('Give the number only.')
  if (!read.ok && foreign === undefined) {
    const other = inOtherWords(body, answer, task)
    if (other) return other
  }
  if (!read.ok) return invalid(task.text.trim() === '' ? 'Type your answer first.' : read.sentence)
  if (foreign !== undefined) return invalid(`Give the answer in ${shownUnit(unit ?? '')}.`)
  const typed = read.read
  if (/^[a-z ]+$/i.test(body) && !/pi/i.test(body)) return invalid('Type a number.')
  if (typed.value === null) return judgeIrrational(typed, answer, task)
  const isPercent = typed.percent && !asksPercent(task)
  const value = isPercent ? divideRationals(typed.value, whole(100)) : typed.value
  if (equalRationals(value, answer)) return isWholeInFields(body, task) ? right : formOf(typed, answer, task)
  if (
    asksPercent(task) &&
    typed.written === 'fraction' &&
    equalRationals(multiplyRationals(value, whole(100)), answer)
  ) {
    return almost('That equals the answer. Now write it as a percent.')
  }
  if (isHyphenated(body, answer)) return almost('Write the mixed number with a space, like 2 3/4.')
  return nearly(typed, value, answer, task) ?? wrong(value)
}

function asksPercent({ rules }: Pick<Task, 'rules'>): boolean {
  return rules.unit === '%' || rules.unit === 'percent'
}

/** The right number with words behind it, in words, with a remainder, or as a ratio where a fraction is asked. */
function inOtherWords(body: string, answer: Rational, task: Task): Judgement | null {
  const divided = readRemainder(body)
  if (divided !== null) return besideRemainder(divided, answer)
  const letter = /^(.*\d) ?[a-z]+(?:[ -][a-z]+)*$/i.exec(body)?.[1]
  const before = letter === undefined ? null : readNumber(letter, task.locale)
  if (before?.ok && before.read.value && equalRationals(before.read.value, answer)) return almost(sentences.numberOnly)
  const inWords = numberFromWords(body)
  if (inWords !== null) return equalRationals(whole(inWords), answer) ? almost(sentences.digits) : wrong(whole(inWords))
  const parts = /^(-?\d+) ?: ?(\d+)$/.exec(body)
  if (!parts || task.form === 'numeric' || BigInt(parts[2] ?? 0) === 0n) return null
  const quotient = rational(BigInt(parts[1] ?? 0), BigInt(parts[2] ?? 1))
  return equalRationals(quotient, answer) ? almost('Write it as a fraction.') : null
}

/** A remainder of 0 changes nothing; another one is typed beside the answer, or is the answer, or belongs into its fraction. */
function besideRemainder({ quotient, remainder }: TypedRemainder, answer: Rational): Judgement {
  if (isWhole(answer)) {
    if (remainder === 0n && quotient === answer.n) return right
    return quotient === answer.n || remainder === answer.n ? almost(sentences.oneOfTwo) : wrong()
  }
  const rest = subtractRationals(answer, whole(quotient))
  const divisor = signOfRational(rest) > 0 && rest.n < rest.d ? divideRationals(whole(remainder), rest) : null
  const fits = divisor !== null && isWhole(divisor) && divisor.n > remainder
  return fits ? almost(sentences.workOut) : wrong()
}

/** 3/1 where a fraction is asked: its two fields can say the whole number 3 in no other way. */
function isWholeInFields(text: string, task: Pick<Task, 'form'>): boolean {
  return task.form === 'fraction' && /^\s*-?\s*\d+\s*\/\s*1\s*$/.test(text)
}

/** What is still to do with a typed number that has the right value. */
export function formOf(typed: TypedNumber, answer: Rational, task: Pick<Task, 'rules'>): Judgement {
  const { simplest, written, places } = task.rules
  if (typed.written === 'arithmetic') return almost(sentences.workOut)
  if (typed.written === 'fraction' && isWhole(answer)) return almost(sentences.workOut)
  const isFraction = typed.written === 'fraction' || typed.written === 'mixed'
  if (simplest && isFraction && !typed.lowest) return almost(sentences.lowest)
  if ((written === 'decimal' || places !== undefined) && isFraction) return almost(sentences.asDecimal)
  if (written === 'fraction' && typed.written !== 'fraction' && !isWhole(answer)) return almost(sentences.asFraction)
  if (written === 'mixed' && typed.overfull === true) return almost(sentences.overfull)
  if (
    written === 'mixed' &&
    typed.written !== 'mixed' &&
    !isWhole(answer) &&
    answer.n * answer.n > answer.d * answer.d
  ) {
    return almost('That equals the answer. Now write it as a mixed number.')
  }
  return right
}

/** 2-3/4 for 2 3/4, as it is written in some trades. */
function isHyphenated(text: string, answer: Rational): boolean {
  const match = /^\s*(\d+)\s*-\s*(\d+\/\d+)\s*$/.exec(text)
  const read = match ? readNumber(`${match[1]} ${match[2]}`) : null
  return read?.ok === true && read.read.value !== null && equalRationals(read.read.value, answer)
}

function nearly(typed: TypedNumber, value: Rational, answer: Rational, task: Task): Judgement | null {
  const places = task.rules.places
  if (places !== undefined && typed.written !== 'whole' && equalRationals(roundRational(value, places), answer)) {
    return roundNow(places)
  }
  const isRounded = typed.written === 'decimal' && typed.places >= 2 && !hasFiniteDecimal(answer)
  return isRounded && isRoundingOf(value, answer, typed.places) ? almost(sentences.exactFraction) : null
}

function roundNow(places: number): Judgement {
  if (places <= 0)
    return almost(places === 0 ? 'Very close. Now round it to a whole number.' : 'Very close. Now round it.')
  return almost(`Very close. Now round it to ${places} decimal ${places === 1 ? 'place' : 'places'}.`)
}

/** Rounded or cut off at that many decimals. */
function isRoundingOf(value: Rational, exact: Rational, places: number): boolean {
  if (equalRationals(roundRational(exact, places), value)) return true
  if (places < 3 || signOfRational(exact) !== signOfRational(value)) return false
  const scale = powerOfRational(whole(10), places)
  const cut = floorRational(multiplyRationals(absoluteRational(exact), scale))
  return equalRationals(multiplyRationals(absoluteRational(value), scale), whole(cut))
}

function judgeIrrational(typed: TypedNumber, answer: Rational, task: Task): Judgement {
  if (!typed.node) return wrong()
  const size = evaluate(typed.node, { letters: {}, ...(task.rules.degrees ? { degrees: true } : {}) })
  const places = task.rules.places
  const goal = toNumber(answer)
  if (
    places !== undefined &&
    Number.isFinite(size) &&
    size.toFixed(Math.max(0, places)) === toDecimalText(answer, Math.max(0, places))
  ) {
    return roundNow(places)
  }
  if (Math.abs(size - goal) <= 1e-12 * Math.max(1, Math.abs(goal))) return almost(sentences.workOut)
  return wrong({ kind: 'expression', node: typed.node })
}
