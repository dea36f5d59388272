import { partLetter } from '@polyhex/contract/exercises/responses/parts'
import { lettersOf, substitute } from '../expressions/build.ts'
import { rationalOf } from '../expressions/algebraic-fraction.ts'
import { money, dollarsOf } from './money.ts'
import { nodeOfValue } from './node-of-value.ts'
import { isWhole, multiplyRationals, whole } from './rational.ts'
import { roundToDecimal } from './decimal.ts'
import type { Node, Parts, Rational, Value } from './values.ts'

const mostParts = 4

/**
 * Several answers of one question. Throws a RangeError unless there are 2 to 4 parts without parts of their own, weights from 1
 * that make 100, and nothing that follows from a later part.
 */
export function partsOf(parts: Parts['parts']): Parts {
  if (parts.length < 2 || parts.length > mostParts) throw new RangeError(`${parts.length} parts`)
  if (parts.some(({ value }) => value.kind === 'parts')) throw new RangeError('a part has no parts')
  if (parts.some(({ weight }) => !Number.isSafeInteger(weight) || weight < 1))
    throw new RangeError('a part weighs less than 1')
  const weight = parts.reduce((sum, part) => sum + part.weight, 0)
  if (weight !== 100) throw new RangeError(`the parts weigh ${weight}, not 100`)
  for (const [i, { follow }] of parts.entries()) {
    const later = follow === undefined ? [] : lettersOf(follow).filter((letter) => indexOfPart(letter, i) === null)
    if (later.length > 0) throw new RangeError(`part ${partLetter(i)} follows from ${later.join(', ')}`)
  }
  return { kind: 'parts', parts }
}

/** The place of a part before `end` by its letter; null for all other letters. */
export function indexOfPart(letter: string, end: number): number | null {
  const found = Array.from({ length: end }, (_, i) => partLetter(i)).indexOf(letter)
  return found < 0 ? null : found
}

/**
 * What a part is when the earlier ones are as a child had them, exactly; of the kind of our own answer. Null where an earlier one
 * is missing or no number, and where what comes out cannot be of that kind.
 */
export function followed(follow: Node, earlier: readonly (Value | undefined)[], answer: Value): Value | null {
  let node = follow
  for (const letter of lettersOf(follow)) {
    const index = indexOfPart(letter, earlier.length)
    const value = index === null ? undefined : earlier[index]
    const number = value === undefined ? null : numberOf(value)
    if (number === null) return null
    node = substitute(node, letter, number)
  }
  const exact = rationalOf(node)
  return exact === null ? null : asKindOf(answer, exact)
}

function numberOf(value: Value): Node | null {
  const node = value.kind === 'money' ? nodeOfValue(dollarsOf(value)) : nodeOfValue(value)
  return node !== null && lettersOf(node).length === 0 ? node : null
}

function asKindOf(answer: Value, exact: Rational): Value | null {
  switch (answer.kind) {
    case 'decimal':
      return roundToDecimal(exact, answer.places)
    case 'money': {
      const cents = multiplyRationals(exact, whole(100))
      return isWhole(cents) ? money(cents.n, answer.currency) : null
    }
    case 'rational':
    case 'expression':
    case 'surd':
    case 'pi':
    case 'complex':
    case 'scientific':
      return exact
    default:
      return null
  }
}

/** What is said of each part, one after another, by their letters. */
export function lettered(texts: readonly string[], between: '; ' | '. '): string {
  return texts
    .map((text, i) => (between === '; ' ? `${partLetter(i)}) ${text}` : `${partLetter(i)}: ${text}`))
    .join(between)
}
