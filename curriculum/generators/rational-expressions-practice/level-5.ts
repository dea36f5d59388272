import { frac, guarded, signed } from '../../notation/number-latex.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { point } from '../../values/point.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Point } from '../../values/values.ts'

/** a/(x - p) + b/(x - q), given as one fraction; a and b are asked for. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly p: number
  readonly q: number
}

const top = ({ a, b, p, q }: Params): readonly [number, number] => [a + b, -a * q - b * p]
const line = (n: number): string => polynomialLatex([1, -n])
const at = (v: Params, x: number): number => top(v)[0] * x + top(v)[1]
const asked = (v: Params): string =>
  `${frac(polynomialLatex(top(v)), `(${line(v.p)})(${line(v.q)})`)} = ${frac('A', line(v.p))} + ${frac('B', line(v.q))}`

function params(chance: Chance, difficulty: number): Params {
  const n = (share: number): number =>
    chance.int(1 + Math.round(difficulty), 6 + Math.round(4 * difficulty)) * (chance.happens(share) ? -1 : 1)
  return { a: n(0.4 * difficulty), b: n(0.5 * difficulty), p: n(0.2 + 0.3 * difficulty), q: n(0.2 + 0.3 * difficulty) }
}

const both = ({ a, b }: Params): Point => point(a, b)

function distractors(v: Params): Distractor[] {
  const { a, b, p, q } = v
  return [
    wrongAnswer(
      point(b, a),
      'reversed_order',
      `\\(A\\) and \\(B\\) changed places. To find \\(A\\), put \\(x = ${p}\\) in.`,
    ),
    wrongAnswer(
      point(at(v, p), at(v, q)),
      'stops_early',
      `Those are the numerators at \\(${p}\\) and \\(${q}\\). Divide each one by the other factor at that number.`,
    ),
    wrongAnswer(point(-a, -b), 'slip_sign', 'The sizes are right. Check the sign of each factor that you divide by.'),
    wrongAnswer(
      point(...top(v)),
      'no_convert_numerator',
      `You took the numbers of the numerator. The coefficient \\(${top(v)[0]}\\) is only the sum \\(A + B\\).`,
    ),
    wrongAnswer(point(a, -b), 'slip_sign', `\\(A\\) is right. For \\(B\\), put \\(x = ${q}\\) in and check the sign.`),
  ]
}

/** Split a rational expression into partial fractions (HSA-APR.D.6). */
export const level: TopicLevel<Params> = {
  key: 'rational_expressions_practice/5',
  version: 2,
  params,
  reject: (v) => {
    if (v.p === v.q || top(v)[0] === 0 || top(v)[1] === 0 || v.a === v.b) return 'a special case'
    return at(v, v.p) === v.a && at(v, v.q) === v.b ? 'nothing to divide by' : null
  },
  note: asked,
  prompt: (v, words) => ({
    text: words.pick([
      'Split the fraction into partial fractions. What are \\(A\\) and \\(B\\)?',
      'The fraction is the sum of two partial fractions. Find \\(A\\) and \\(B\\).',
    ]),
    latex: asked(v),
  }),
  answer: both,
  forms: ['table', 'choice'],
  widget: () => ({ columnLabels: ['\\(A\\)', '\\(B\\)'] }),
  distractors,
  hints: (v) => [
    { text: 'Multiply both sides by the common denominator.' },
    {
      text: `\\(${polynomialLatex(top(v))} = A(${line(v.q)}) + B(${line(v.p)})\\). Which \\(x\\) makes the part with \\(B\\) go away?`,
    },
    {
      text: `Put \\(x = ${v.p}\\) in: \\(${at(v, v.p)} = A \\cdot ${guarded(v.p - v.q)}\\). Then put \\(x = ${v.q}\\) in to find \\(B\\).`,
    },
  ],
  solution: (v) => [
    nextStep(
      'Multiply both sides by the common denominator.',
      `${polynomialLatex(top(v))} = A(${line(v.q)}) + B(${line(v.p)})`,
    ),
    nextStep(
      `Put \\(x = ${v.p}\\) in. Then the part with \\(B\\) is 0.`,
      `${at(v, v.p)} = A(${v.p} ${signed(-v.q)}), \\quad A = ${frac(at(v, v.p), v.p - v.q)} = ${v.a}`,
    ),
    nextStep(
      `Put \\(x = ${v.q}\\) in. Then the part with \\(A\\) is 0.`,
      `${at(v, v.q)} = B(${v.q} ${signed(-v.p)}), \\quad B = ${frac(at(v, v.q), v.q - v.p)} = ${v.b}`,
    ),
    nextStep('Both numerators are known now.', `A = ${v.a}, \\quad B = ${v.b}`, both(v)),
  ],
  load: (v) => [v.a, v.b, v.p, v.q].reduce((sum, n) => sum + Math.abs(n) / 3 + (n < 0 ? 1.5 : 0), 0),
}
