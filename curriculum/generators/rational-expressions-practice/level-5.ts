import { frac, guarded, signed } from '../../notation/number-latex.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** a/(x - p) + b/(x - q), given as one fraction; a is asked for. */
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

function distractors(v: Params): Distractor[] {
  const { a, b, p } = v
  return [
    wrongAnswer(whole(b), 'reversed_order', `That is \\(B\\). For \\(A\\) put \\(x = ${p}\\) in.`),
    wrongAnswer(
      whole(at(v, p)),
      'stops_early',
      `That is the numerator at \\(${p}\\). Divide it by the other bracket there.`,
    ),
    wrongAnswer(whole(-a), 'slip_sign', 'The size is right. Look at the sign.'),
    wrongAnswer(whole(a + b), 'no_convert_numerator', 'The numbers before \\(x\\) only tell the sum \\(A + B\\).'),
    wrongAnswer(whole(at(v, -p)), 'cancel_terms', `\\(${line(p)}\\) is 0 at \\(${p}\\). Put that number in.`),
  ]
}

/** Split a rational expression into partial fractions (HSA-APR.D.6). */
export const level: TopicLevel<Params> = {
  key: 'rational_expressions_practice/5',
  version: 1,
  params,
  reject: (v) => {
    if (v.p === v.q || top(v)[0] === 0 || top(v)[1] === 0 || v.a === v.b) return 'a special case'
    return v.a === v.p || v.a === v.q ? 'the answer stands in the question' : null
  },
  note: asked,
  prompt: (v, words) => ({
    text: words.pick([
      'Split into partial fractions. What is \\(A\\)?',
      'The fraction is split into two. Find \\(A\\).',
    ]),
    latex: asked(v),
  }),
  answer: (v) => whole(v.a),
  forms: ['expression', 'choice'],
  distractors,
  hints: (v) => [
    { text: 'Multiply both sides by the common denominator.' },
    {
      text: `\\(${polynomialLatex(top(v))} = A(${line(v.q)}) + B(${line(v.p)})\\). Which \\(x\\) makes the part with \\(B\\) go away?`,
    },
    { text: `Put \\(x = ${v.p}\\) in: \\(${at(v, v.p)} = A \\cdot ${guarded(v.p - v.q)}\\).` },
  ],
  solution: (v) => [
    nextStep(
      'Multiply both sides by the common denominator.',
      `${polynomialLatex(top(v))} = A(${line(v.q)}) + B(${line(v.p)})`,
    ),
    nextStep(`Put \\(x = ${v.p}\\) in. Then the part with \\(B\\) is 0.`, `${at(v, v.p)} = A(${v.p} ${signed(-v.q)})`),
    nextStep('Divide.', `A = ${frac(at(v, v.p), v.p - v.q)} = ${v.a}`, whole(v.a)),
  ],
  load: (v) => [v.a, v.b, v.p, v.q].reduce((sum, n) => sum + Math.abs(n) / 3 + (n < 0 ? 1.5 : 0), 0),
}
