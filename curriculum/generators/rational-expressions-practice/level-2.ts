import { frac } from '../../notation/number-latex.ts'
import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { num, over } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'

/** (x + a)(x + b) over (x + c)(x + d), times (x + c) over (x + a); or divided by that turned over. */
export interface Params {
  readonly divide: boolean
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const line = (n: number): string => polynomialLatex([1, n])
const bracket = (n: number): string => `(${line(n)})`
const quadratic = (m: number, n: number): string => polynomialLatex([1, m + n, m * n])
const of = (n: number, m: number): Expression => expression(over(polynomialNode([1, n]), polynomialNode([1, m])))
function asked({ divide, a, b, c, d }: Params): string {
  const first = frac(quadratic(a, b), quadratic(c, d))
  return divide ? `${first} \\div ${frac(line(a), line(c))}` : `${first} \\cdot ${frac(line(c), line(a))}`
}

function params(chance: Chance, difficulty: number): Params {
  const reach = 5 + Math.round(3 * difficulty)
  const n = (): number =>
    chance.int(1 + Math.round(difficulty), reach) * (chance.happens(0.2 + 0.5 * difficulty) ? -1 : 1)
  return { divide: chance.happens(0.2 + 0.6 * difficulty), a: n(), b: n(), c: n(), d: n() }
}

function distractors({ a, b, c, d }: Params): Distractor[] {
  return [
    wrongAnswer(
      expression(num(b, d)),
      'cancel_terms',
      'The \\(x\\) is a term of a sum, not a factor. It does not cancel.',
    ),
    wrongAnswer(of(d, b), 'reversed_order', 'What stands above and below has changed places.'),
    wrongAnswer(of(-b, -d), 'slip_sign', 'Look at the signs in the factors.'),
    wrongAnswer(of(a, c), 'looks_alike', 'Those factors cancel. Which ones are left?'),
    wrongAnswer(of(a, d), 'looks_alike', `\\(${line(a)}\\) cancels. Which factor is left above?`),
  ]
}

/** Multiply and divide algebraic fractions (HSA-APR.D.7). */
export const level: TopicLevel<Params> = {
  key: 'rational_expressions_practice/2',
  version: 1,
  params,
  reject: (p) =>
    new Set([p.a, p.b, p.c, p.d]).size < 4 || p.a + p.b === 0 || p.c + p.d === 0 || p.b === -p.d
      ? 'factors coincide'
      : null,
  note: asked,
  prompt: (p, words) => ({
    text: p.divide
      ? words.pick(['Divide and simplify.', 'Write the quotient as one simplified fraction.'])
      : words.pick(['Multiply and simplify.', 'Write the product as one simplified fraction.']),
    latex: asked(p),
  }),
  answer: (p) => of(p.b, p.d),
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  widget: () => ({ keys: ['x', '/', '(', ')'] }),
  distractors,
  hints: (p) => [
    {
      text: p.divide
        ? 'Multiply by the reciprocal of the second fraction. Then factor.'
        : 'Factor first. Then look for factors that cancel.',
    },
    { text: `Above, \\(${quadratic(p.a, p.b)}\\) is \\(${bracket(p.a)}\\) times another bracket.` },
    { text: `Below stands \\(${bracket(p.c)}${bracket(p.d)}\\). Cancel what is above and below.` },
  ],
  solution: (p) => {
    const value = of(p.b, p.d)
    return [
      ...(p.divide
        ? [
            nextStep(
              'To divide, multiply by the reciprocal.',
              `${frac(quadratic(p.a, p.b), quadratic(p.c, p.d))} \\cdot ${frac(line(p.c), line(p.a))}`,
            ),
          ]
        : []),
      nextStep(
        'Factor.',
        `${frac(bracket(p.a) + bracket(p.b), bracket(p.c) + bracket(p.d))} \\cdot ${frac(line(p.c), line(p.a))}`,
        value,
      ),
      {
        say: `\\(${line(p.a)}\\) and \\(${line(p.c)}\\) stand above and below. They cancel.`,
        latex: nodeToLatex(value.node),
        value,
        relation: 'same',
      },
    ]
  },
  load: (p) => (p.divide ? 3 : 0) + [p.a, p.b, p.c, p.d].reduce((sum, n) => sum + Math.abs(n) / 4 + (n < 0 ? 1 : 0), 0),
}
