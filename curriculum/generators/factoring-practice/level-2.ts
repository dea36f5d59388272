import { areaModel } from '../../figures/area-model.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { guarded } from '../../notation/number-latex.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { latexOf, product } from './factored.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression, Figure } from '../../values/values.ts'

/** (x + p)(x + q), p before q by size. */
export interface Params {
  readonly p: number
  readonly q: number
}

const sum = ({ p, q }: Params): number => p + q
const last = ({ p, q }: Params): number => p * q
const trinomial = (n: Params): string => polynomialLatex([1, sum(n), last(n)])
const of = (p: number, q: number): Expression => product([1, p], [1, q])

const loadOf = (n: Params): number => Math.abs(n.p) + Math.abs(n.q) / 2 + (n.p < 0 ? 2 : 0) + (n.q < 0 ? 2 : 0)

/** All pairs of numbers from -12 to 12 that are neither equal nor opposite, easy ones first. */
const pairs: readonly Params[] = range(-12, 12)
  .flatMap((p) => range(-12, 12).map((q) => ({ p, q })))
  .filter(({ p, q }) => p * q !== 0 && Math.abs(p) < Math.abs(q))
  .toSorted((m, n) => loadOf(m) - loadOf(n) || m.p - n.p || m.q - n.q)

const picture = (n: Params, isFull: boolean): Figure =>
  areaModel({
    top: ['x', isFull ? String(n.q) : null],
    left: ['x', isFull ? String(n.p) : null],
    cells: [
      ['x^2', isFull ? polynomialLatex([n.q, 0]) : null],
      [isFull ? polynomialLatex([n.p, 0]) : null, String(last(n))],
    ],
  })

/** Pairs of numbers with the product at the end, each with the sign of the two. */
function factorPairs(n: Params): string {
  const sign = n.p < 0 ? -1 : 1
  return range(1, Math.floor(Math.sqrt(last(n))))
    .filter((d) => last(n) % d === 0)
    .map((d) => `${guarded(sign * d)} \\cdot ${guarded((sign * last(n)) / d)}`)
    .join(', \\quad ')
}

/** Two other numbers with the same product. */
function otherPair(n: Params): readonly [number, number] | null {
  for (let d = 1; d * d <= Math.abs(last(n)); d++)
    if (last(n) % d === 0 && d !== Math.abs(n.p) && d !== Math.abs(n.q))
      return [Math.sign(n.p) * d, last(n) / (Math.sign(n.p) * d)]
  return null
}

function distractors(n: Params): Distractor[] {
  const list: Distractor[] = [
    wrongAnswer(of(-n.p, -n.q), 'factor_sign', `The numbers must add up to \\(${sum(n)}\\). Look at both signs.`),
    wrongAnswer(of(n.p, -n.q), 'slip_sign', `The product of the numbers must be \\(${last(n)}\\). Look at the signs.`),
  ]
  const pair = otherPair(n)
  if (pair) list.push(wrongAnswer(of(...pair), 'looks_alike', `The product fits, but the sum must be \\(${sum(n)}\\).`))
  list.push(
    wrongAnswer(
      of(sum(n), last(n)),
      'stops_early',
      `Find two numbers with the sum \\(${sum(n)}\\) and the product \\(${last(n)}\\).`,
    ),
    wrongAnswer(of(-n.p, n.q), 'slip_sign', `The product of the numbers must be \\(${last(n)}\\). Look at the signs.`),
    wrongAnswer(of(n.p + 1, n.q - 1), 'wrong_operation', `The sum fits, but the product must be \\(${last(n)}\\).`),
  )
  return list
}

/** Factor x squared plus bx plus c (HSA-SSE.B.3a). */
export const level: TopicLevel<Params> = {
  key: 'factoring_practice/2',
  version: 1,
  params: (chance, difficulty) => chance.pick(windowOf(pairs, difficulty, 0.4)),
  note: trinomial,
  space: pairs.length,
  prompt: (n, words) => ({
    text: words.pick([
      'Factor.',
      'Factor the trinomial.',
      'Write the trinomial as a product of two binomials.',
      'What is the factored form of the trinomial?',
    ]),
    latex: trinomial(n),
  }),
  answer: ({ p, q }) => of(p, q),
  forms: ['expression', 'choice'],
  rules: () => ({ factored: true }),
  distractors,
  hints: (n) => [
    { text: 'Two numbers are added in the middle and multiplied at the end.' },
    { text: `Find two numbers with the product \\(${last(n)}\\) and the sum \\(${sum(n)}\\).` },
    {
      text:
        last(n) > 0
          ? `Both have the same sign. One of them is \\(${n.p}\\).`
          : `They have opposite signs. One of them is \\(${n.p}\\).`,
    },
  ],
  solution: (n) => [
    last(n) > 0
      ? nextStep(
          `Both numbers have the same sign. List factor pairs with the product \\(${last(n)}\\).`,
          factorPairs(n),
        )
      : nextStep(
          `The product \\(${last(n)}\\) is negative, so the two numbers have different signs. Their sum is \\(${sum(n)}\\).`,
        ),
    nextStep(
      `\\(${n.p}\\) and \\(${n.q}\\) have the product \\(${last(n)}\\) and the sum \\(${sum(n)}\\).`,
      `${n.p} \\times ${guarded(n.q)} = ${last(n)} \\qquad ${n.p} + ${guarded(n.q)} = ${sum(n)}`,
    ),
    nextStep('Write one number in each binomial.', latexOf(of(n.p, n.q)), of(n.p, n.q), picture(n, true)),
  ],
  figure: (n) => picture(n, false),
  load: loadOf,
}
