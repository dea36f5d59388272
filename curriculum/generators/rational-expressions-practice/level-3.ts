import { frac } from '../../notation/number-latex.ts'
import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'

/** a/(x + p) plus or minus b/(x + q); the numerator over (x + p)(x + q) is asked for. */
export interface Params {
  readonly minus: boolean
  readonly a: number
  readonly b: number
  readonly p: number
  readonly q: number
}

const sign = (v: Params): number => (v.minus ? -1 : 1)
const line = (n: number): string => polynomialLatex([1, n])
const of = (m: number, n: number): Expression => expression(polynomialNode([m, n]))
const asked = (v: Params): string =>
  `${frac(v.a, line(v.p))} ${v.minus ? '-' : '+'} ${frac(v.b, line(v.q))} = ${frac('?', `(${line(v.p)})(${line(v.q)})`)}`
const parts = (v: Params): readonly [number, number] => [v.a + sign(v) * v.b, v.a * v.q + sign(v) * v.b * v.p]

function params(chance: Chance, difficulty: number): Params {
  const n = (): number =>
    chance.int(1 + Math.round(difficulty), 6 + Math.round(3 * difficulty)) *
    (chance.happens(0.15 + 0.5 * difficulty) ? -1 : 1)
  return {
    minus: chance.happens(0.25 + 0.5 * difficulty),
    a: chance.int(1 + Math.round(difficulty), 7 + Math.round(3 * difficulty)),
    b: chance.int(1 + Math.round(difficulty), 7 + Math.round(3 * difficulty)),
    p: n(),
    q: n(),
  }
}

function distractors(v: Params): Distractor[] {
  const [x, free] = parts(v)
  return [
    wrongAnswer(
      of(0, v.a + sign(v) * v.b),
      'no_convert_numerator',
      'When the denominator grows, the numerator must grow with it.',
    ),
    wrongAnswer(
      of(x, v.a * v.p + sign(v) * v.b * v.q),
      'looks_alike',
      `\\(${v.a}\\) is multiplied by the other denominator, \\(${line(v.q)}\\).`,
    ),
    v.minus
      ? wrongAnswer(of(x, v.a * v.q + v.b * v.p), 'slip_sign', 'The minus belongs to both parts of the second product.')
      : wrongAnswer(of(x, v.a * v.q - v.b * v.p), 'slip_sign', 'Look at the signs of the products.'),
    wrongAnswer(of(0, free), 'cancel_terms', 'The terms with \\(x\\) do not just go away.'),
    wrongAnswer(of(x, -free), 'slip_sign', 'Look at the sign of the plain number.'),
    wrongAnswer(
      of(x, v.a + sign(v) * v.b),
      'no_convert_numerator',
      'Multiply each numerator by the whole other denominator.',
    ),
  ]
}

/** Add and subtract algebraic fractions with a common denominator (HSA-APR.D.7). */
export const level: TopicLevel<Params> = {
  key: 'rational_expressions_practice/3',
  version: 2,
  params,
  reject: (v) => (v.p === v.q || parts(v)[0] === 0 || parts(v)[1] === 0 || v.p === -v.q ? 'a special case' : null),
  note: asked,
  prompt: (v, words) => ({
    text: words.pick([
      'Which numerator makes this true?',
      `What is the numerator of the ${v.minus ? 'difference' : 'sum'}?`,
      `${v.minus ? 'Subtract' : 'Add'} the fractions. The denominator is given. Find the numerator.`,
      'Use the common denominator. Which expression is the numerator?',
    ]),
    latex: asked(v),
  }),
  answer: (v) => of(...parts(v)),
  forms: ['expression', 'choice'],
  rules: () => ({ expanded: true, simplest: true }),
  widget: () => ({ keys: ['x', '+', '-'] }),
  distractors,
  hints: (v) => [
    { text: 'Bring both fractions to the common denominator first.' },
    { text: `Multiply \\(${v.a}\\) by \\(${line(v.q)}\\) and \\(${v.b}\\) by \\(${line(v.p)}\\).` },
    { text: `Find \\(${v.a}(${line(v.q)}) ${v.minus ? '-' : '+'} ${v.b}(${line(v.p)})\\).` },
  ],
  solution: (v) => {
    const value = of(...parts(v))
    if (v.a % 2 === 0)
      return [
        nextStep(
          'Multiply each numerator by the denominator that it lacks, and expand.',
          `${v.a}(${line(v.q)}) = ${polynomialLatex([v.a, v.a * v.q])} \\qquad ${v.b}(${line(v.p)}) = ${polynomialLatex([v.b, v.b * v.p])}`,
        ),
        nextStep(
          `${v.minus ? 'Subtract' : 'Add'} the terms with \\(x\\), and ${v.minus ? 'subtract' : 'add'} the numbers.`,
          polynomialLatex(parts(v)),
          value,
        ),
      ]
    return [
      nextStep(
        'Multiply each numerator by the denominator that it lacks.',
        `${v.a}(${line(v.q)}) ${v.minus ? '-' : '+'} ${v.b}(${line(v.p)})`,
        value,
      ),
      { say: 'Multiply out and collect like terms.', latex: polynomialLatex(parts(v)), value, relation: 'same' },
    ]
  },
  load: (v) =>
    (v.minus ? 2.5 : 0) + (v.a + v.b) / 3 + [v.p, v.q].reduce((sum, n) => sum + Math.abs(n) / 3 + (n < 0 ? 1.5 : 0), 0),
}
