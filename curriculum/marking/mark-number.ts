import { shownUnit } from '../words/units.ts'
import { evaluate } from '../expressions/evaluate.ts'
import { readNumber, type TypedNumber } from '../expressions/read-number.ts'
import {
  absoluteRational,
  divideRationals,
  equalRationals,
  floorRational,
  isWhole,
  hasFiniteDecimal,
  multiplyRationals,
  powerOfRational,
  roundRational,
  signOfRational,
  toDecimalText,
  toNumber,
  whole,
} from '../values/rational.ts'
import { withoutName, withoutUnit } from './affixes.ts'
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
  const named = withoutName(task.text, task.rules.variable).replace(/^\s*(-?)\s*\$|\$\s*$/g, '$1')
  const { body, foreign } = withoutUnit(named, task.rules.unit)
  const read = readNumber(body, task.locale)
  if (!read.ok && body.includes('=')) return invalid('Give the number only.')
  if (!read.ok) return invalid(task.text.trim() === '' ? 'Type your answer first.' : read.sentence)
  if (foreign !== undefined) return invalid(`Give the answer in ${shownUnit(task.rules.unit ?? '')}.`)
  const typed = read.read
  if (typed.value === null) return judgeIrrational(typed, answer, task)
  const isPercent = typed.percent && task.rules.unit !== '%' && task.rules.unit !== 'percent'
  const value = isPercent ? divideRationals(typed.value, whole(100)) : typed.value
  if (equalRationals(value, answer)) return isWholeInFields(body, task) ? right : formOf(typed, answer, task)
  if (isHyphenated(body, answer)) return almost('Write the mixed number with a space, like 2 3/4.')
  return nearly(typed, value, answer, task) ?? wrong(value)
}

/** 3/1 where a fraction is asked: its two fields can say the whole number 3 in no other way. */
function isWholeInFields(text: string, task: Pick<Task, 'form'>): boolean {
  return task.form === 'fraction' && /^\s*-?\s*\d+\s*\/\s*1\s*$/.test(text)
}

/** What is still to do with a typed number that has the right value. */
export function formOf(typed: TypedNumber, answer: Rational, task: Pick<Task, 'rules'>): Judgement {
  const { simplest, written } = task.rules
  if (typed.written === 'arithmetic') return almost(sentences.workOut)
  if (typed.written === 'fraction' && isWhole(answer)) return almost(sentences.workOut)
  const isFraction = typed.written === 'fraction' || typed.written === 'mixed'
  if (simplest && isFraction && !typed.lowest) return almost(sentences.lowest)
  if (written === 'decimal' && isFraction) return almost('That equals the answer. Now write it as a decimal.')
  if (written === 'fraction' && !isFraction && !isWhole(answer)) {
    return almost('That equals the answer. Now write it as a fraction.')
  }
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
  const isRounded = typed.written === 'decimal' && typed.places >= 3 && !hasFiniteDecimal(answer)
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
  if (signOfRational(exact) !== signOfRational(value)) return false
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
