import { areaModel } from '../../figures/area-model.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { boxText, latexOf, multiplied, product } from './factored.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression, Figure } from '../../values/values.ts'

/** (a x + b)(a x - b), or (a x + b)^2; a and b have no common factor, b may be negative in a square. */
export interface Params {
  readonly square: boolean
  readonly a: number
  readonly b: number
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))
const second = (p: Params): number => (p.square ? p.b : -p.b)
const answer = (p: Params): Expression => product([p.a, p.b], [p.a, second(p)])
const given = (p: Params): number[] => multiplied([p.a, p.b], [p.a, second(p)])

const loadOf = (p: Params): number => p.a * 2 + Math.abs(p.b) / 2 + (p.b < 0 ? 1 : 0)

/** All differences and squares with a to 10 and b to 15 that have no common factor, easy ones first. */
const all: readonly Params[] = range(1, 10)
  .flatMap((a) =>
    range(2, 15).flatMap((b) => [
      { square: false, a, b },
      { square: true, a, b },
      { square: true, a, b: -b },
    ]),
  )
  .filter(({ a, b }) => gcd(a, b) === 1)
  .toSorted((m, n) => loadOf(m) - loadOf(n) || m.b - n.b || Number(m.square) - Number(n.square))

const picture = (p: Params, isFull: boolean): Figure =>
  areaModel({
    top: isFull ? [boxText(p.a, 1), String(p.b)] : [null, null],
    left: isFull ? [boxText(p.a, 1), String(second(p))] : [null, null],
    cells: [
      [boxText(p.a * p.a, 2), isFull ? boxText(p.a * p.b, 1) : null],
      [isFull ? boxText(p.a * second(p), 1) : null, String(p.b * second(p))],
    ],
  })

function distractors(p: Params): Distractor[] {
  const { a, b } = p
  if (p.square)
    return [
      wrongAnswer(product([a, b], [a, -b]), 'square_of_sum', 'That product has no middle term.'),
      wrongAnswer(product([a, -b], [a, -b]), 'factor_sign', 'The sign of the middle term is the sign in the binomial.'),
      wrongAnswer(
        product([a * a, b], [1, b]),
        'looks_alike',
        'Then the middle term would be another one. Take the root of the first term.',
      ),
      wrongAnswer(product([a, 2 * b], [a, 2 * b]), 'stops_early', 'The middle term is twice the product, so halve it.'),
    ]
  return [
    wrongAnswer(
      product([a, -b], [a, -b]),
      'square_of_sum',
      'That square has a middle term. A difference of squares has none.',
    ),
    wrongAnswer(product([a, b], [a, b]), 'factor_sign', 'One binomial needs a plus sign and the other a minus sign.'),
    wrongAnswer(
      product([a * a, b], [1, -b]),
      'looks_alike',
      'Then a middle term would be left. Take the root of the first term.',
    ),
    wrongAnswer(
      product([a, b * b], [a, -1]),
      'stops_early',
      `The last number is the square of \\(${b}\\). Use \\(${b}\\) in both binomials.`,
    ),
  ]
}

/** Factor a difference of squares or a perfect square (HSA-SSE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'factoring_practice/4',
  version: 1,
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, 0.4)),
  space: all.length,
  note: (p) => polynomialLatex(given(p)),
  prompt: (p, words) => ({
    text: words.pick([
      'Factor.',
      'Factor completely.',
      'Write the polynomial as a product.',
      'What is the factored form of the polynomial?',
    ]),
    latex: polynomialLatex(given(p)),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ factored: true }),
  distractors,
  hints: (p) => [
    { text: 'Are the first and the last term squares?' },
    {
      text: p.square
        ? 'Is the middle term twice the product of their roots?'
        : 'There is no middle term. Which pattern has none?',
    },
    {
      text: `The roots are \\(${polynomialLatex([p.a, 0])}\\) and \\(${Math.abs(p.b)}\\). ${p.square ? 'The middle term gives the sign.' : 'Use a plus in one binomial, a minus in the other.'}`,
    },
  ],
  solution: (p) => [
    nextStep(
      'Take the square roots of the first and the last term.',
      `${polynomialLatex([p.a * p.a, 0, 0])} = (${polynomialLatex([p.a, 0])})^{2} \\qquad ${p.b * p.b} = ${Math.abs(p.b)}^{2}`,
    ),
    nextStep(
      p.square
        ? `The middle term is twice the product: it is the square of ${p.b < 0 ? 'a difference' : 'a sum'}.`
        : 'A difference of squares is a sum times a difference.',
      latexOf(answer(p)),
      answer(p),
      picture(p, true),
    ),
    { say: 'Expand to check.', latex: polynomialLatex(given(p)), value: answer(p), relation: 'same' },
  ],
  figure: (p) => picture(p, false),
  load: loadOf,
}
