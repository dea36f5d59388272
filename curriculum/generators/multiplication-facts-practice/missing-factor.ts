import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, Hint, Step } from '../../topic-level.ts'
import type { Product } from './products.ts'

const total = (p: Product): number => p.a * p.b

/** One group too many or too few, the product given back, subtracted instead of divided. */
export function missingDistractors(p: Product): Distractor[] {
  return [
    wrongAnswer(
      whole(p.b + 1),
      'slip_off_by_one',
      `\\(${p.a} \\times ${p.b + 1} = ${p.a * (p.b + 1)}\\). That is one ${p.a} too many.`,
    ),
    wrongAnswer(
      whole(total(p) - p.a),
      'wrong_operation',
      `You subtracted ${p.a} from ${total(p)}. What number times ${p.a} is ${total(p)}?`,
    ),
    wrongAnswer(
      whole(p.b - 1),
      'slip_off_by_one',
      `\\(${p.a} \\times ${p.b - 1} = ${p.a * (p.b - 1)}\\). That is one ${p.a} too few.`,
    ),
    wrongAnswer(whole(total(p)), 'given_number', `${total(p)} is the product. Find the missing factor.`),
    wrongAnswer(whole(p.a), 'given_number', `${p.a} is the factor that you know. Find the other one.`),
  ]
}

/** Groups first, then counting up to the product. */
export function missingHints(p: Product): Hint[] {
  return [
    { text: `How many groups of ${p.a} make ${total(p)}?` },
    { text: `Count by ${p.a} until you reach ${total(p)}. How many numbers do you say?` },
  ]
}

/** Counts by the known factor up to the product. */
export function missingSolution(p: Product): Step[] {
  const counted = Array.from({ length: p.b }, (_, i) => p.a * (i + 1)).join(', ')
  return [
    nextStep(`Count by ${p.a} up to ${total(p)}. You say ${p.b === 1 ? '1 number' : `${p.b} numbers`}.`, counted),
    nextStep(`So the missing factor is \\(${p.b}\\).`, `${p.a} \\times ${p.b} = ${total(p)}`, whole(p.b)),
  ]
}
