import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { TopicLevel } from '../../../topic-level.ts'

/** A one-digit number times a full ten, in the order in which they are written. */
export interface Params {
  readonly digit: number
  readonly tens: number
  readonly tensFirst: boolean
}

const answer = (p: Params): number => 10 * p.digit * p.tens
const load = (p: Params): number => p.digit * p.tens + (p.tensFirst ? 4 : 0)
const tasks: readonly Params[] = range(2, 9)
  .flatMap((digit) =>
    range(2, 9).flatMap((tens) => [false, true].map((tensFirst): Params => ({ digit, tens, tensFirst }))),
  )
  .toSorted((a, b) => load(a) - load(b))
/** The product as it is written. */
export const writtenTens = (p: Params): string =>
  p.tensFirst ? `${10 * p.tens} \\times ${p.digit}` : `${p.digit} \\times ${10 * p.tens}`

/** Multiply a one-digit number by a multiple of ten (3.NBT.A.3). */
export const timesTens: TopicLevel<Params> = {
  key: 'multi_digit_multiplication_practice/1',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: writtenTens,
  space: tasks.length,
  prompt: (p, words) => ({
    text: words.pick(['Multiply.', 'What is the product?', 'Think of tens. Multiply.']),
    latex: writtenTens(p),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    wrongAnswer(
      whole(p.digit * p.tens),
      'place_shift_missing',
      `That is \\(${p.digit} \\times ${p.tens}\\). These are tens, so a zero follows.`,
    ),
    wrongAnswer(
      whole(10 * p.digit + p.tens * 10),
      'wrong_operation',
      'The tens were added. Take the tens again and again.',
    ),
    wrongAnswer(whole(10 * answer(p)), 'slip_place', 'That has a zero too many. Only one number is in tens.'),
    wrongAnswer(whole(answer(p) + 10 * p.tens), 'near', `That is one \\(${10 * p.tens}\\) too many.`),
  ],
  hints: (p) => [
    { text: `\\(${10 * p.tens}\\) is \\(${p.tens}\\) tens.` },
    { text: `How many tens are \\(${p.digit}\\) times \\(${p.tens}\\) tens?` },
    { text: `\\(${p.digit} \\times ${p.tens} = ${p.digit * p.tens}\\). These are tens.` },
  ],
  solution: (p) => [
    nextStep(`\\(${10 * p.tens}\\) is \\(${p.tens}\\) tens.`, `${10 * p.tens} = ${p.tens} \\times 10`),
    nextStep('Multiply the tens.', `${p.digit} \\times ${p.tens} = ${p.digit * p.tens}`),
    nextStep(
      `\\(${p.digit * p.tens}\\) tens are \\(${answer(p)}\\).`,
      `${writtenTens(p)} = ${answer(p)}`,
      whole(answer(p)),
    ),
  ],
  load,
}
