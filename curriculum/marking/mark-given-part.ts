import { readNumber } from '../reading/read-number.ts'
import { equalRationals, rational } from '../values/rational.ts'
import { withoutName } from '../reading/affixes.ts'
import { almost, invalid, right, wrong, type Judgement, type Task } from './judgement.ts'
import type { MarkingRules } from '../topic-level.ts'
import type { Rational } from '../values/values.ts'

type Given = NonNullable<MarkingRules['given']>

/** Numerator and denominator as they are written with one part given; null when the other part would not be whole. */
export function writtenWithGiven(
  value: Rational,
  { part, value: n }: Given,
): readonly [top: bigint, bottom: bigint] | null {
  const given = BigInt(n)
  if (part === 'denominator') return given % value.d === 0n ? [(value.n * given) / value.d, given] : null
  return value.n !== 0n && given % value.n === 0n ? [given, (value.d * given) / value.n] : null
}

/**
 * Judges a fraction of which one part is given (rule `given`): the whole fraction may be typed, or in the form 'numeric' the open
 * part alone. An equal fraction with other parts is 'almost'.
 */
export function markGivenPart(task: Task<Rational>, given: Given): Judgement {
  const { answer, form, locale } = task
  const named = withoutName(task.text)
  const body = /^\s*\(.*\)\s*$/.test(named) ? named.trim().slice(1, -1) : named
  const whole = /^\s*\d+\s*$/.test(body) ? BigInt(body.trim()) : null
  if (form === 'numeric' && whole !== null) {
    if (given.part === 'denominator' && whole === 0n && answer.n !== 0n) return wrong(rational(0n))
    if (given.part === 'numerator' && whole === 0n) return invalid('There is no fraction with denominator 0.')
    const value = given.part === 'denominator' ? rational(whole, given.value) : rational(given.value, whole)
    return equalRationals(value, answer) ? right : wrong(value)
  }
  const read = readNumber(body, locale)
  if (!read.ok) return invalid(task.text.trim() === '' ? 'Type your answer first.' : read.sentence)
  const { value } = read.read
  if (value === null || !equalRationals(value, answer)) return wrong(value ?? undefined)
  const parts = /^\s*(\d+)\s*[/⁄]\s*(\d+)\s*$/.exec(body)
  const typed = given.part === 'numerator' ? parts?.[1] : parts?.[2]
  return typed === String(given.value)
    ? right
    : almost(`That equals the answer. Now write it with the ${given.part} ${given.value}.`)
}
