import { functionGraph } from '../../figures/function-graph.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { guarded } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** The integral of 3 a x^2 + 2 b x + c from p to q. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly p: number
  readonly q: number
}

const f = (v: Params, x: number): number => 3 * v.a * x * x + 2 * v.b * x + v.c
const F = (v: Params, x: number): number => v.a * x ** 3 + v.b * x * x + v.c * x
const value = (v: Params): number => F(v, v.q) - F(v, v.p)
const given = (v: Params): number[] => (v.a === 0 ? [2 * v.b, v.c] : [3 * v.a, 2 * v.b, v.c])
const inverse = (v: Params): number[] => (v.a === 0 ? [v.b, v.c, 0] : [v.a, v.b, v.c, 0])

function params(chance: Chance, difficulty: number): Params {
  const p = chance.int(-2 * Math.round(difficulty), 2)
  const n = (reach: number): number => chance.int(1, reach) * (chance.happens(0.2 + 0.4 * difficulty) ? -1 : 1)
  return {
    a: chance.happens(1.5 * difficulty - 0.2) ? n(1 + Math.round(difficulty)) : 0,
    b: n(3 + Math.round(2 * difficulty)),
    c: n(6),
    p,
    q: p + chance.int(1, 3 + Math.round(difficulty)),
  }
}

/** Evaluate definite integrals with antiderivatives. */
export const level: TopicLevel<Params> = {
  key: 'integrals_intro/3',
  version: 1,
  params,
  reject: (v) => {
    const heights = [v.p, (v.p + v.q) / 2, v.q].map((x) => f(v, x))
    if (v.q === 1) return 'an end that reads like a power'
    return value(v) === 0 || heights.some((h) => Math.abs(h) > 60) ? 'zero, or too high a graph' : null
  },
  note: (v) => JSON.stringify(v),
  prompt: (v, words) => ({
    text: words.pick(['Evaluate the integral.', 'Find the value of the definite integral.']),
    latex: `\\int_{${v.p}}^{${v.q}} (${polynomialLatex(given(v))}) \\, dx`,
  }),
  answer: (v) => whole(value(v)),
  forms: ['numeric', 'choice'],
  distractors: (v) => [
    wrongAnswer(whole(F(v, v.q) + F(v, v.p)), 'looks_alike', 'The value at the lower end is subtracted.'),
    wrongAnswer(whole(F(v, v.q)), 'stops_early', `Subtract the value at \\(${v.p}\\) as well.`),
    wrongAnswer(whole(f(v, v.q) - f(v, v.p)), 'chain_forgotten', 'Find an antiderivative first. Then put the ends in.'),
    wrongAnswer(
      whole(Math.abs(value(v)) === value(v) ? -value(v) : Math.abs(value(v))),
      'integral_signed_area',
      'Upper end less lower end. Parts below the axis count as negative.',
    ),
    wrongAnswer(whole(value(v) + 1), 'slip_off_by_one', 'The way is right. Work it out once more.'),
  ],
  hints: (v) => [
    { text: 'Find an antiderivative first.' },
    { text: `One is \\(F(x) = ${polynomialLatex(inverse(v))}\\).` },
    { text: `Work out \\(F(${v.q}) - F(${v.p})\\).` },
  ],
  solution: (v) => [
    nextStep('Find an antiderivative.', `F(x) = ${polynomialLatex(inverse(v))}`),
    nextStep('Put both ends in.', `F(${v.q}) = ${F(v, v.q)} \\qquad F(${v.p}) = ${F(v, v.p)}`),
    nextStep(
      'Subtract the lower value from the upper one.',
      `${F(v, v.q)} - ${guarded(F(v, v.p))} = ${value(v)}`,
      whole(value(v)),
    ),
  ],
  figure: (v) => {
    const curve = { kind: 'polynomial' as const, coefficients: given(v).toReversed() }
    const reach = Math.max(
      10,
      Math.ceil((Math.max(...[v.p, (v.p + v.q) / 2, v.q].map((x) => Math.abs(f(v, x)))) * 1.2) / 10) * 10,
    )
    return functionGraph(
      {
        x: { min: -4, max: 7, step: 1, numberStep: 2 },
        y: { min: -reach, max: reach },
        curves: [{ curve }],
        regions: [{ upper: curve, from: v.p, to: v.q }],
      },
      {
        alt: `A ${v.a === 0 ? 'line' : 'parabola'} with the part between it and the x-axis shaded from x = ${String(v.p).replace('-', '−')} to ${String(v.q).replace('-', '−')}.`,
      },
    )
  },
  load: (v) =>
    (v.a === 0 ? 0 : 7) +
    Math.abs(v.b) / 2 +
    (v.p < 0 ? 3 : v.p === 0 ? 0 : 1) +
    (v.q - v.p) / 2 +
    [v.a, v.b, v.c].filter((n) => n < 0).length,
}
