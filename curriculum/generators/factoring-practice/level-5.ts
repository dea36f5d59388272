import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { latexOf, multiplied, product } from './factored.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'

/** 'grouping': (x + a)(m x^2 + b), b not minus a square. 'cubes': (m x)^3 + a^3 or less a^3; then b is not used. */
export interface Params {
  readonly kind: 'grouping' | 'cubes'
  readonly a: number
  readonly m: number
  readonly b: number
}

const factors = ({ kind, a, m, b }: Params): readonly [number[], number[]] =>
  kind === 'grouping'
    ? [
        [1, a],
        [m, 0, b],
      ]
    : [
        [m, a],
        [m * m, -m * a, a * a],
      ]
const answer = (p: Params): Expression => product(...factors(p))
const given = (p: Params): number[] => multiplied(...factors(p))

function params(chance: Chance, difficulty: number): Params {
  const sign = (share: number): number => (chance.happens(share) ? -1 : 1)
  const kind = chance.happens(0.1 + 0.3 * difficulty) ? 'cubes' : 'grouping'
  if (kind === 'cubes')
    return {
      kind,
      a: chance.int(1 + Math.round(2 * difficulty), 12) * sign(0.5),
      m: chance.int(1 + Math.round(2 * difficulty), 4 + Math.round(4 * difficulty)),
      b: 0,
    }
  return {
    kind,
    a: chance.int(2 + Math.round(difficulty), 9 + Math.round(2 * difficulty)) * sign(0.2 + 0.4 * difficulty),
    m: chance.int(1 + Math.round(2 * difficulty), 3 + Math.round(4 * difficulty)),
    b: chance.int(2 + Math.round(difficulty), 13) * sign(0.1 + 0.4 * difficulty),
  }
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))
function reject(p: Params): string | null {
  if (p.kind === 'cubes') return gcd(p.a, p.m) > 1 ? 'a common factor' : null
  if (gcd(p.m, p.b) > 1) return 'a common factor'
  const [r, s] = [Math.sqrt(p.m), Math.sqrt(-p.b)]
  return Number.isInteger(r) && Number.isInteger(s) ? 'the second bracket can be factored' : null
}

function distractors(p: Params): Distractor[] {
  const { a, m, b } = p
  if (p.kind === 'cubes')
    return [
      wrongAnswer(
        product([m, a], [m * m, m * a, a * a]),
        'factor_sign',
        'The middle sign of the long bracket is opposite to the sign of the short one.',
      ),
      wrongAnswer(
        product([m, a], [m * m, -2 * m * a, a * a]),
        'square_of_sum',
        'The middle term of the long bracket is the product once, not twice.',
      ),
      wrongAnswer(product([m, -a], [m * m, m * a, a * a]), 'slip_sign', 'The short bracket has the sign of the cubes.'),
      wrongAnswer(
        product([m, a], [m * m, -m * a, -a * a]),
        'looks_alike',
        'The last term of the long bracket is a square, so it is positive.',
      ),
    ]
  return [
    wrongAnswer(
      product([1, -a], [m, 0, b]),
      'factor_sign',
      `Both groups have the bracket \\(${polynomialLatex([1, a])}\\).`,
    ),
    wrongAnswer(
      product([1, a], [m, 0, -b]),
      'slip_sign',
      'Look at the sign of the number taken out of the second group.',
    ),
    wrongAnswer(
      product([1, b], [m, 0, a]),
      'looks_alike',
      'Group the first two terms and the last two. Which bracket do they share?',
    ),
    wrongAnswer(
      product([1, a], [m, b]),
      'stops_early',
      `From the first group \\(${polynomialLatex([m, 0, 0])}\\) comes out, with the square.`,
    ),
  ]
}

/** Factor by grouping, and sums and differences of cubes (HSA-SSE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'factoring_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => polynomialLatex(given(p)),
  prompt: (p, words) => ({
    text: words.pick(['Factor.', 'Factor completely.', 'Write as a product.']),
    latex: polynomialLatex(given(p)),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ factored: true }),
  distractors,
  hints: (p) =>
    p.kind === 'cubes'
      ? [
          { text: 'Both terms are cubes. There is a pattern for that.' },
          { text: 'The short bracket holds the two cube roots, with the sign of the given line.' },
          {
            text: `The short bracket is \\(${polynomialLatex([p.m, p.a])}\\). The long one has both squares and the product with the opposite sign.`,
          },
        ]
      : [
          { text: 'There are four terms. Take them in two groups.' },
          { text: `Take \\(${polynomialLatex([p.m, 0, 0])}\\) out of the first two terms.` },
          {
            text: `Take \\(${p.b}\\) out of the last two. Both groups have the bracket \\(${polynomialLatex([1, p.a])}\\).`,
          },
        ],
  solution: (p) => {
    const value = answer(p)
    if (p.kind === 'cubes')
      return [
        nextStep(
          'Write both terms as cubes.',
          `${polynomialLatex([p.m ** 3, 0, 0, 0])} = (${polynomialLatex([p.m, 0])})^{3} \\qquad ${Math.abs(p.a ** 3)} = ${Math.abs(p.a)}^{3}`,
        ),
        nextStep(
          'The short bracket has the same sign. The long one has the first square, the product with the opposite sign, and the second square.',
          latexOf(value),
          value,
        ),
      ]
    const second = `${p.b}(${polynomialLatex([1, p.a])})`
    return [
      nextStep(
        'Group the first two and the last two terms, and take out what each group shares.',
        `${polynomialLatex([p.m, 0, 0])}(${polynomialLatex([1, p.a])}) ${p.b < 0 ? `- ${second.slice(1)}` : `+ ${second}`}`,
        value,
      ),
      { say: 'Both have the same bracket. Take it out.', latex: latexOf(value), value, relation: 'same' },
    ]
  },
  load: (p) =>
    (p.kind === 'cubes' ? 5 : 2) +
    p.m * 2 +
    Math.abs(p.a) / 3 +
    Math.abs(p.b) / 4 +
    (p.a < 0 ? 1 : 0) +
    (p.b < 0 ? 1 : 0),
}
