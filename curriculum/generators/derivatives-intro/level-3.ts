import { frac } from '../../notation/number-latex.ts'
import { minus, over, plus, pow, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Node } from '../../values/values.ts'

/** (a x^n + b)(c x + d), or that with a fraction line instead of the product. */
export interface Params {
  readonly quotient: boolean
  readonly a: number
  readonly n: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const firstRow = ({ a, n, b }: Params): number[] => [a, ...Array.from({ length: n - 1 }, () => 0), b]
const first = (p: Params): Node => polynomialNode(firstRow(p))
const firstPrime = ({ a, n }: Params): Node => polynomialNode([a * n, ...Array.from({ length: n - 1 }, () => 0)])
const second = ({ c, d }: Params): Node => polynomialNode([c, d])
const question = (p: Params): string =>
  p.quotient
    ? frac(polynomialLatex(firstRow(p)), polynomialLatex([p.c, p.d]))
    : `(${polynomialLatex(firstRow(p))})(${polynomialLatex([p.c, p.d])})`
const parts = (p: Params): readonly [Node, Node] => [times(firstPrime(p), second(p)), times(p.c, first(p))]
function answerNode(p: Params): Node {
  const [u, v] = parts(p)
  return p.quotient ? over(minus(u, v), pow(second(p), 2)) : plus(u, v)
}

function params(chance: Chance, difficulty: number): Params {
  const sign = (share: number): number => (chance.happens(share) ? -1 : 1)
  const quotient = chance.happens(difficulty)
  return {
    quotient,
    a: chance.int(1, 3 + Math.round(2 * difficulty)),
    n: chance.int(quotient ? 1 : 2, 3 + Math.round(difficulty)),
    b: chance.int(1, 7) * sign(0.2 + 0.3 * difficulty),
    c: chance.int(2, 5 + Math.round(2 * difficulty)),
    d: chance.int(1, 7) * sign(0.2 + 0.3 * difficulty),
  }
}

/** Differentiate products and quotients. */
export const level: TopicLevel<Params> = {
  key: 'derivatives_intro/3',
  version: 1,
  params,
  reject: (p) => (p.n === 1 && p.a * p.d === p.b * p.c ? 'a constant' : null),
  note: question,
  prompt: (p) => ({
    text: p.quotient ? 'Differentiate with the quotient rule.' : 'Differentiate with the product rule.',
    latex: `y = ${question(p)}`,
  }),
  answer: (p) => expression(answerNode(p)),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the derivative is a function, not one number' },
  widget: () => ({ before: "\\(y' =\\)", keys: ['x', '^', '/', '(', ')'] }),
  distractors: (p) => {
    const [u, v] = parts(p)
    const as = (node: Node, id: string, why: string) => wrongAnswer(expression(node), id, why)
    if (p.quotient)
      return [
        as(
          over(firstPrime(p), p.c),
          'derivative_product',
          'The derivative of a quotient is not the quotient of the derivatives.',
        ),
        as(
          over(minus(v, u), pow(second(p), 2)),
          'reversed_order',
          'The top is differentiated first: that product comes before the minus.',
        ),
        as(over(plus(u, v), pow(second(p), 2)), 'slip_sign', 'In the quotient rule the second product is subtracted.'),
        as(over(minus(u, v), second(p)), 'stops_early', 'The bottom is squared.'),
      ]
    return [
      as(
        times(firstPrime(p), p.c),
        'derivative_product',
        'The derivative of a product is not the product of the derivatives.',
      ),
      as(minus(u, v), 'slip_sign', 'In the product rule both products are added.'),
      as(u, 'stops_early', 'The second factor takes its turn too.'),
      as(
        plus(times(firstPrime(p), p.c), times(first(p), second(p))),
        'looks_alike',
        'Each time one factor is differentiated and the other one stays.',
      ),
    ]
  },
  hints: (p) => [
    {
      text: p.quotient
        ? 'Bottom times derivative of the top, less top times derivative of the bottom, over the bottom squared.'
        : 'First derivative times second, plus first times second derivative.',
    },
    { text: `The derivative of \\(${polynomialLatex(firstRow(p))}\\) is \\(${nodeToLatex(firstPrime(p))}\\).` },
    { text: `The derivative of \\(${polynomialLatex([p.c, p.d])}\\) is \\(${p.c}\\). Put all four into the rule.` },
  ],
  solution: (p) => {
    const value = expression(answerNode(p))
    const [u, v] = parts(p)
    return [
      nextStep(
        'Differentiate both parts.',
        `(${polynomialLatex(firstRow(p))})' = ${nodeToLatex(firstPrime(p))} \\qquad (${polynomialLatex([p.c, p.d])})' = ${p.c}`,
      ),
      nextStep('Make the two products.', `${nodeToLatex(u)} \\qquad ${nodeToLatex(v)}`),
      nextStep(
        p.quotient ? 'Subtract them, over the bottom squared.' : 'Add them.',
        `y' = ${nodeToLatex(answerNode(p))}`,
        value,
      ),
    ]
  },
  load: (p) => (p.quotient ? 6 : 0) + p.a / 2 + p.n + p.c / 4 + (p.b < 0 ? 1 : 0) + (p.d < 0 ? 1 : 0),
}
