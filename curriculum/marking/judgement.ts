import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { NumberLocale } from '../reading/reading.ts'
import type { MarkingRules } from '../topic-level.ts'
import type { RichText, Value } from '../values/values.ts'

/** What a family of forms says before a wrong answer is given its name (see mark.ts). */
export type Judgement =
  | { readonly verdict: 'right' }
  | { readonly verdict: 'almost' | 'invalid'; readonly sentence: string }
  | {
      readonly verdict: 'wrong'
      readonly value?: Value
      /** Where it went wrong, in a sentence that stands before what the mistake is. */
      readonly place?: RichText
      /** How much of it is right, of 100. */
      readonly credit?: number
    }

/** One response to judge against an answer of kind A. */
export interface Task<A extends Value = Value> {
  readonly answer: A
  readonly text: string
  readonly rules: MarkingRules
  readonly form: AnswerForm
  readonly locale: NumberLocale
  /** The letters of the task: those of its answer and the one before its equals sign. */
  readonly letters: readonly string[]
}

export const right: Judgement = { verdict: 'right' }

/** Equal, but not as it was asked for; costs nothing. */
export function almost(sentence: string): Judgement {
  return { verdict: 'almost', sentence }
}

/** Not readable; costs nothing. */
export function invalid(sentence: string): Judgement {
  return { verdict: 'invalid', sentence }
}

/** Read, and not the answer; with what was meant, so that the mistake can be named. */
export function wrong(value?: Value): Judgement {
  return value ? { verdict: 'wrong', value } : { verdict: 'wrong' }
}

/** The worst of several parts of one answer: invalid before wrong before almost before right. */
export function worst(parts: readonly Judgement[]): Judgement {
  const rank = { invalid: 0, wrong: 1, almost: 2, right: 3 } as const
  return parts.reduce((low, next) => (rank[next.verdict] < rank[low.verdict] ? next : low), right)
}

function listed(numbers: readonly string[]): string {
  const [last = '', ...before] = numbers.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`
}

/** The sentences of 'almost', said once. */
export const sentences = {
  workOut: 'That equals the answer. Now work it out to one number.',
  lowest: 'That equals the answer. Now write it in lowest terms.',
  simplify: 'That equals the answer. Now simplify it as far as you can.',
  factor: 'That equals the answer. Now write it as a product of factors.',
  primes: 'That equals the answer. Now write every factor as a prime number.',
  expand: 'That equals the answer. Now multiply it out.',
  logarithms: 'That equals the answer. Now write it with logarithms of single letters.',
  identity: 'That equals the answer. Now use an identity: fewer functions are enough.',
  power: 'That equals the answer. Now write it with exponents.',
  once: 'That equals the answer. Now write it so that the letter stands only once.',
  calculation: 'That is what comes out. Write the calculation itself.',
  sameNumbers: 'That has the right value. Now use just the numbers that are named.',
  exactFraction: 'That is rounded. Write the exact fraction.',
  below: 'Use parentheses to show what is below the fraction line.',
  notInterval: 'Square brackets make an interval of it. Write the values with a comma between them.',
  numberOnly: 'Give the number only.',
  overfull: 'That equals the answer. Now make its fraction part less than 1.',
  rectangular: 'That equals the answer. Now write it as one real and one imaginary part, a + bi.',
  given: 'That is what you were given. Now do what the question asks.',
  model: (numbers: readonly string[]): string =>
    `True. Now write the equation of the story, with ${listed(numbers)} in it.`,
  told: (numbers: readonly string[]): string =>
    `That is equal. Now write it as it is told, with ${listed(numbers)} in it.`,
  shape: (form: string): string => `That equals the answer. Now write it in the form ${form}.`,
  oneOfTwo: 'Give one number only: the one that the question asks for.',
  inUnit: (unit: string): string => `That is as much. Now give it in ${unit}.`,
  powers: 'That equals the answer. Now write every power once, with a positive exponent.',
  oneFraction: 'That equals the answer. Now write it as one fraction.',
  digits: 'That is the right number. Now write it in digits.',
  asFraction: 'That equals the answer. Now write it as a fraction.',
  asDecimal: 'That equals the answer. Now write it as a decimal.',
  keepPi: 'That is rounded. Leave π in your answer.',
  keepExact: 'That is rounded. Leave your answer exact, without decimals.',
} as const
