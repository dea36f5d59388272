import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { commonFactor, commonMultiple, primeProduct, primesInCircles, primesOf } from './two-numbers.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { TwoNumbers } from './two-numbers.ts'

export type Params = TwoNumbers

const load = (p: TwoNumbers): number => commonMultiple(p) / 20 + (commonFactor(p) > 1 ? 3 : 0)
const pairs: readonly TwoNumbers[] = range(3, 80)
  .flatMap((a) => range(a + 1, 96).map((b) => ({ a, b })))
  .filter((p) => p.b % p.a !== 0 && commonMultiple(p) <= 540 && (commonFactor(p) > 1 || p.b <= 24))
  .toSorted((x, y) => load(x) - load(y))

function distractors(p: TwoNumbers): Distractor[] {
  const g = commonFactor(p)
  return [
    wrongAnswer(
      whole(g),
      'factor_multiple_swap',
      g === 1
        ? `1 is the greatest common factor. A common multiple is at least \\(${p.b}\\).`
        : `\\(${g}\\) is the greatest common factor. A multiple is at least as large as both numbers.`,
    ),
    ...(g > 1
      ? [
          wrongAnswer(
            whole(p.a * p.b),
            'factor_multiple_swap',
            `\\(${p.a} \\times ${p.b}\\) is a common multiple, but a smaller one exists, because both have the factor \\(${g}\\).`,
          ),
        ]
      : [
          wrongAnswer(
            whole(2 * p.a * p.b),
            'near',
            `That is a common multiple of \\(${p.a}\\) and \\(${p.b}\\), but not the least.`,
          ),
        ]),
    wrongAnswer(
      whole(p.a + p.b),
      'wrong_operation',
      `You added \\(${p.a}\\) and \\(${p.b}\\). List the multiples of each number and find the first one in both lists.`,
    ),
    wrongAnswer(
      whole(p.b * 2 === commonMultiple(p) ? p.b * 3 : p.b * 2),
      'stops_early',
      `That is a multiple of \\(${p.b}\\). It is not a multiple of \\(${p.a}\\).`,
    ),
  ]
}

const multiples = (n: number, most: number): string => range(n, Math.min(most, 6 * n), n).join(', ')

/** Find the least common multiple of two numbers (6.NS.B.4). */
export const level: TopicLevel<TwoNumbers> = {
  key: 'gcf_lcm_practice/2',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, pairs, difficulty, 0.52),
  note: (p) => `${p.a} ${p.b}`,
  prompt: (p, words) => ({
    text: words.pick([
      `What is the least common multiple of \\(${p.a}\\) and \\(${p.b}\\)?`,
      `What is the least number that is a multiple of both \\(${p.a}\\) and \\(${p.b}\\)?`,
      `Find the LCM of \\(${p.a}\\) and \\(${p.b}\\).`,
      `Find the least number that both \\(${p.a}\\) and \\(${p.b}\\) evenly divide.`,
    ]),
  }),
  answer: (p) => whole(commonMultiple(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `A common multiple of \\(${p.a}\\) and \\(${p.b}\\) is a multiple of each number.` },
    { text: 'The Venn diagram shows the prime factors of both numbers. Which factors does the LCM need?' },
    {
      text: `Multiply all the prime factors in the diagram, or list multiples of \\(${p.b}\\) until \\(${p.a}\\) evenly divides one.`,
    },
  ],
  solution: (p) => {
    const g = commonFactor(p)
    const factors = [p.a / g, g, p.b / g].flatMap((n) => (n === 1 ? [] : primesOf(n)))
    const short = commonMultiple(p) <= 6 * p.b
    return [
      nextStep(
        'Write the prime factorization of both numbers.',
        `${p.a} = ${primeProduct(p.a)},\\quad ${p.b} = ${primeProduct(p.b)}`,
      ),
      nextStep(
        g === 1
          ? 'The numbers share no prime factor, so multiply all of them.'
          : 'Multiply all the prime factors in the diagram. The shared factors count once.',
        `${factors.join(' \\times ')} = ${commonMultiple(p)}`,
        whole(commonMultiple(p)),
        primesInCircles(p, true),
      ),
      {
        say: short
          ? `Check with the multiples of \\(${p.b}\\): ${multiples(p.b, commonMultiple(p))}. The last one is the first that \\(${p.a}\\) evenly divides.`
          : `Check that both numbers evenly divide \\(${commonMultiple(p)}\\).`,
        latex: `${commonMultiple(p)} = ${commonMultiple(p) / p.a} \\times ${p.a} = ${commonMultiple(p) / p.b} \\times ${p.b}`,
        value: whole(commonMultiple(p)),
        relation: 'same',
      },
    ]
  },
  figure: (p) => primesInCircles(p, true),
  load,
}
