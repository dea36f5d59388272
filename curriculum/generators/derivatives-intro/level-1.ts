import { functionGraph } from '../../figures/function-graph.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { frac, guarded, signed } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** f(x) = a x^2 + b x + c, its slope at x = p. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly p: number
}

const row = (v: Params): readonly [number, number, number] => [v.a, v.b, v.c]
const f = (v: Params, x: number): number => v.a * x * x + v.b * x + v.c
const slope = (v: Params): number => 2 * v.a * v.p + v.b

function params(chance: Chance, difficulty: number): Params {
  const sign = (share: number): number => (chance.happens(share) ? -1 : 1)
  return {
    a: chance.int(1 + Math.floor(2.4 * difficulty), 1 + Math.floor(2.9 * difficulty)) * sign(0.6 * difficulty),
    b: chance.int(1 + Math.round(difficulty), 4 + Math.round(2 * difficulty)) * sign(0.5),
    c: chance.int(1, 9) * sign(0.3),
    p: chance.int(1, 3 + Math.round(difficulty)) * sign(0.5),
  }
}

/** The slope of a curve at a point, as a limit of difference quotients (HSF-IF.B.6). */
export const level: TopicLevel<Params> = {
  key: 'derivatives_intro/1',
  version: 1,
  params,
  reject: (v) => (slope(v) === 0 || slope(v) === f(v, v.p) || Math.abs(f(v, v.p)) > 19 ? 'a special point' : null),
  note: (v) => JSON.stringify(v),
  prompt: (v, words) => ({
    text: words.pick([
      `Use difference quotients. What is the slope of the graph at \\(x = ${v.p}\\)?`,
      `Find the slope of the curve at \\(x = ${v.p}\\) with a difference quotient.`,
    ]),
    latex: `f(x) = ${polynomialLatex(row(v))}`,
  }),
  answer: (v) => whole(slope(v)),
  forms: ['expression', 'numeric', 'choice'],
  distractors: (v) => [
    wrongAnswer(whole(f(v, v.p)), 'slope_height', `That is the height at \\(x = ${v.p}\\), not the slope.`),
    wrongAnswer(
      whole(f(v, v.p + 1) - f(v, v.p)),
      'stops_early',
      'That is the slope over a whole unit. Let the step become very small.',
    ),
    wrongAnswer(whole(2 * v.a * v.p), 'looks_alike', `The line \\(${polynomialLatex([v.b, 0])}\\) adds its own slope.`),
    wrongAnswer(
      whole(v.a * v.p + v.b),
      'chain_forgotten',
      'The square gives twice the product. Multiply out once more.',
    ),
    wrongAnswer(whole(-slope(v)), 'slip_sign', 'The size is right. Look at the sign.'),
  ],
  hints: (v) => [
    { text: 'Take a second point a small step \\(h\\) further on. What is the slope between the two?' },
    { text: `Work out \\(\\frac{f(${v.p} + h) - f(${v.p})}{h}\\) and cancel \\(h\\).` },
    {
      text: `You get \\(${2 * v.a * v.p} ${signed(v.b)} ${signed(`${v.a === 1 ? '' : v.a === -1 ? '-' : v.a}h`)}\\). Let \\(h\\) go to 0.`,
    },
  ],
  solution: (v) => [
    nextStep(
      'Find the height at both places.',
      `f(${v.p}) = ${f(v, v.p)} \\qquad f(${v.p} + h) = ${polynomialLatex([v.a, slope(v), f(v, v.p)], 'h')}`,
    ),
    nextStep(
      'Take the difference and divide by h.',
      `${frac(polynomialLatex([v.a, slope(v), 0], 'h'), 'h')} = ${polynomialLatex([v.a, slope(v)], 'h')}`,
    ),
    nextStep('When h goes to 0, only the number without h is left.', String(slope(v)), whole(slope(v))),
    {
      say: 'The slope at the point is this limit.',
      latex: `f'(${guarded(v.p)}) = ${slope(v)}`.replace("f'((", "f'(").replace('))', ')'),
      value: whole(slope(v)),
      relation: 'same',
    },
  ],
  figure: (v) =>
    functionGraph(
      {
        x: { min: -6, max: 6, step: 1, numberStep: 2 },
        y: { min: -20, max: 20, step: 5, numberStep: 10 },
        curves: [{ curve: { kind: 'polynomial', coefficients: row(v).toReversed() } }],
        points: [{ at: [v.p, f(v, v.p)], label: 'P' }],
      },
      {
        alt: `A parabola that opens ${v.a > 0 ? 'up' : 'down'} with the point P over x = ${String(v.p).replace('-', '−')}.`,
      },
    ),
  load: (v) => Math.abs(v.a) * 4 + Math.abs(v.b) / 2 + Math.abs(v.p) / 2 + (v.a < 0 ? 2 : 0),
}
