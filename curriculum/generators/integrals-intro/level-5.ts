import { nodeToLatex } from '../../notation/latex.ts'
import { num, over, pow, times } from '../../expressions/build.ts'
import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Expression, Node } from '../../values/values.ts'

/** k g'(x) g(x)^n with g = a x + b, or g = x^2 + b ('square'; then a is 2, from g' = 2x). */
export interface Params {
  readonly square: boolean
  readonly k: number
  readonly a: number
  readonly b: number
  readonly n: number
}

const inner = (p: Params): number[] => (p.square ? [1, 0, p.b] : [p.a, p.b])
const g = (p: Params): Node => polynomialNode(inner(p))
const frontLatex = (p: Params): string =>
  p.square ? polynomialLatex([2 * p.k, 0]) : p.k * p.a === 1 ? '' : String(p.k * p.a)
const asked = (p: Params): string => `\\int ${frontLatex(p)}(${polynomialLatex(inner(p))})^{${p.n}} \\, dx`
const of = (node: Node): Expression => expression(node)
const power = (p: Params, top: number, below: number, n: number): Node =>
  top === 1 && below > 1
    ? over(pow(g(p), n), below)
    : below === 1
      ? times(top, pow(g(p), n))
      : times(num(top, below), pow(g(p), n))
const answer = (p: Params): Expression => of(power(p, p.k, p.n + 1, p.n + 1))

function params(chance: Chance, difficulty: number): Params {
  const square = chance.happens(difficulty)
  const b = chance.int(1, 9) * (chance.happens(0.4) ? -1 : 1)
  return {
    square,
    k: chance.int(1, 3 + Math.round(3 * difficulty)),
    a: square ? 2 : chance.int(2, 5),
    b,
    n: chance.int(2 + Math.round(difficulty), 5 + Math.round(2 * difficulty)),
  }
}

/** Reverse the chain rule by substitution. */
export const level: TopicLevel<Params> = {
  key: 'integrals_intro/5',
  version: 1,
  params,
  note: asked,
  prompt: (p, words) => ({
    text: words.pick([
      'Find an antiderivative by substitution.',
      'Use substitution to find an antiderivative.',
      'Which function has this integrand as its derivative?',
      'Substitute \\(u\\) for the inside function, and find an antiderivative.',
    ]),
    latex: asked(p),
  }),
  answer,
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'an antiderivative is a function, not one number' },
  rules: () => ({ constantOfIntegration: true }),
  widget: () => ({ keys: ['x', '^', '/', '(', ')', 'C'] }),
  distractors: (p) => [
    wrongAnswer(
      of(power(p, p.k * p.a, p.n + 1, p.n + 1)),
      'chain_forgotten',
      `The derivative of the inside is already there. Divide by it.`,
    ),
    wrongAnswer(of(power(p, p.k, 1, p.n + 1)), 'stops_early', `Divide by the new exponent ${p.n + 1} as well.`),
    wrongAnswer(
      of(power(p, p.k * p.n, 1, p.n - 1)),
      'wrong_operation',
      'That goes down, as in a derivative. Integrating goes up.',
    ),
    wrongAnswer(
      of(power(p, p.k, p.n, p.n + 1)),
      'slip_off_by_one',
      `Divide by the new exponent ${p.n + 1}, not by the old one.`,
    ),
  ],
  hints: (p) => [
    { text: 'Call the inside function \\(u\\). What is its derivative?' },
    {
      text: `\\(u = ${polynomialLatex(inner(p))}\\) has the derivative \\(${p.square ? '2x' : p.a}\\). The factor in front is \\(${p.k}\\) times that.`,
    },
    { text: `So integrate \\(${p.k === 1 ? '' : p.k}u^{${p.n}}\\). Then substitute back.` },
  ],
  solution: (p) =>
    p.square
      ? [
          nextStep(
            'Look for a function and its derivative. The integrand contains both.',
            `u = ${polynomialLatex(inner(p))} \\qquad du = 2x \\, dx`,
          ),
          nextStep(
            'Substitute. Only the variable u is left.',
            `\\int ${p.k === 1 ? '' : p.k}u^{${p.n}} \\, du = ${p.k === p.n + 1 ? '' : `\\frac{${p.k}}{${p.n + 1}}`}u^{${p.n + 1}} + C`,
          ),
          nextStep(
            `Substitute \\(${polynomialLatex(inner(p))}\\) for \\(u\\).`,
            `${nodeToLatex(answer(p).node)} + C`,
            answer(p),
          ),
        ]
      : [
          nextStep(
            'Call the inside function u.',
            `u = ${polynomialLatex(inner(p))} \\qquad u' = ${p.square ? '2x' : p.a}`,
          ),
          nextStep(
            `The factor in front is \\(${p.k}u'\\).`.replace('(1u', '(u'),
            `\\int ${p.k === 1 ? '' : p.k}u^{${p.n}} \\, du`,
          ),
          nextStep(
            'Add 1 to the exponent and divide by it. Then substitute back.',
            `${nodeToLatex(answer(p).node)} + C`,
            answer(p),
          ),
        ],
  load: (p) => (p.square ? 6 : 0) + p.k / 2 + p.n,
}
