import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { commonFactor, commonMultiple, primeProduct, primesInCircles, primesOf, smallerFactor } from './two-numbers.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { TwoNumbers } from './two-numbers.ts'

export type Params = TwoNumbers

const load = (p: TwoNumbers): number => (p.a + p.b) / 20 + primesOf(commonFactor(p)).length + (p.b % p.a === 0 ? -1 : 0)
const pairs: readonly TwoNumbers[] = range(6, 96)
  .flatMap((a) => range(a + 2, 120).map((b) => ({ a, b })))
  .filter((p) => commonFactor(p) >= 3 && p.b % p.a !== 0 && p.b / commonFactor(p) <= 25)
  .toSorted((x, y) => load(x) - load(y))

/** Up to this load the primes stand in the circles; after it they are to be found. */
const easiest = load(pairs[Math.floor(0.45 * pairs.length)] as TwoNumbers)

function distractors(p: TwoNumbers): Distractor[] {
  const smaller = smallerFactor(p)
  return [
    wrongAnswer(
      whole(commonMultiple(p)),
      'factor_multiple_swap',
      `\\(${commonMultiple(p)}\\) is a multiple of both. A factor divides them, so it is not larger than \\(${p.a}\\).`,
    ),
    ...(smaller === null
      ? []
      : [wrongAnswer(whole(smaller), 'stops_early', `\\(${smaller}\\) divides both, but a larger number does too.`)]),
    wrongAnswer(
      whole(p.b - p.a),
      'wrong_operation',
      `You subtracted. Find the numbers that divide both \\(${p.a}\\) and \\(${p.b}\\).`,
    ),
    wrongAnswer(
      whole(p.a * p.b),
      'factor_multiple_swap',
      `You multiplied. A factor of \\(${p.a}\\) is not greater than \\(${p.a}\\).`,
    ),
  ]
}

/** Find the greatest common factor of two numbers (6.NS.B.4). */
export const level: TopicLevel<TwoNumbers> = {
  key: 'gcf_lcm_practice/1',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, pairs, difficulty, 0.52),
  note: (p) => `${p.a} ${p.b}`,
  prompt: (p, words) => ({
    text: words.pick([
      `What is the greatest common factor of \\(${p.a}\\) and \\(${p.b}\\)?`,
      `What is the greatest number that evenly divides both \\(${p.a}\\) and \\(${p.b}\\)?`,
      `List the common factors of \\(${p.a}\\) and \\(${p.b}\\). Which one is the greatest?`,
      `Find the GCF of \\(${p.a}\\) and \\(${p.b}\\).`,
    ]),
  }),
  answer: (p) => whole(commonFactor(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'A common factor divides both numbers without a remainder.' },
    { text: 'Write the prime factorization of both numbers. Which primes do they share?' },
    {
      text: `\\(${p.a} = ${primeProduct(p.a)}\\) and \\(${p.b} = ${primeProduct(p.b)}\\). Multiply the primes that both share.`,
    },
  ],
  solution: (p) => [
    nextStep(`Write the prime factorization of \\(${p.a}\\).`, `${p.a} = ${primeProduct(p.a)}`),
    nextStep(
      `Write the prime factorization of \\(${p.b}\\).`,
      `${p.b} = ${primeProduct(p.b)}`,
      undefined,
      primesInCircles(p, true),
    ),
    nextStep(
      primesOf(commonFactor(p)).length === 1
        ? `The only prime that both share is \\(${commonFactor(p)}\\), so that is the GCF.`
        : 'Multiply the primes that both share.',
      primesOf(commonFactor(p)).length === 1 ? undefined : `${primeProduct(commonFactor(p))} = ${commonFactor(p)}`,
      whole(commonFactor(p)),
    ),
  ],
  figure: (p) => primesInCircles(p, false, load(p) > easiest),
  load,
}
