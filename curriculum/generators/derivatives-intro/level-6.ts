import { functionGraph } from '../../figures/function-graph.ts'
import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { signed } from '../../notation/number-latex.ts'
import { expression } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Value } from '../../values/values.ts'

/** a x^2 + b x + c: its tangent line at x = p, or, as a place after t seconds, the velocity at t = p. */
export interface Params {
  readonly kind: 'tangent' | 'velocity'
  readonly a: number
  readonly b: number
  readonly c: number
  readonly p: number
}

const f = (v: Params, x: number): number => v.a * x * x + v.b * x + v.c
const slope = (v: Params): number => 2 * v.a * v.p + v.b
const start = (v: Params): number => f(v, v.p) - slope(v) * v.p
const line = (m: number, k: number): Value => expression(polynomialNode([m, k]))
const letter = (v: Params): string => (v.kind === 'tangent' ? 'x' : 't')
const rule = (v: Params): string => polynomialLatex([v.a, v.b, v.c], letter(v))
const answer = (v: Params): Value => (v.kind === 'velocity' ? whole(slope(v)) : line(slope(v), start(v)))

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.3 + 0.6 * difficulty) ? 'tangent' : 'velocity'
  const sign = (share: number): number => (chance.happens(share) ? -1 : 1)
  return {
    kind,
    a: chance.int(1 + Math.round(2 * difficulty), 2 + Math.round(2 * difficulty)) * sign(0.5 * difficulty),
    b: chance.int(1, 6 + Math.round(2 * difficulty)) * sign(0.4),
    c: chance.int(1, 6 + Math.round(2 * difficulty)) * sign(kind === 'tangent' ? 0.3 : 0),
    p: chance.int(1, 4) * sign(kind === 'tangent' ? 0.4 : 0),
  }
}

function distractors(v: Params): Distractor[] {
  const [m, y] = [slope(v), f(v, v.p)]
  if (v.kind === 'velocity')
    return [
      wrongAnswer(whole(y), 'slope_height', 'That is the place at this moment, not the velocity.'),
      wrongAnswer(
        whole(2 * v.a * v.p),
        'stops_early',
        `The term \\(${polynomialLatex([v.b, 0], 't')}\\) adds to the velocity too.`,
      ),
      wrongAnswer(whole(v.a * v.p + v.b), 'chain_forgotten', 'The power 2 comes to the front as a factor.'),
      wrongAnswer(whole(m + v.c), 'looks_alike', 'A plain number has the derivative 0.'),
      wrongAnswer(whole(-m), 'slip_sign', 'The size is right. Look at the sign.'),
    ]
  return [
    wrongAnswer(line(m, y), 'looks_alike', `At \\(x = ${v.p}\\), not at 0, the line has the height \\(${y}\\).`),
    wrongAnswer(line(y, m), 'slope_height', 'The height of the point is not the slope.'),
    wrongAnswer(line(m, m * v.p - y), 'slip_sign', `Take the slope times \\(${v.p}\\) away from the height.`),
    wrongAnswer(
      line(v.a * v.p + v.b, y - (v.a * v.p + v.b) * v.p),
      'chain_forgotten',
      'The power 2 comes to the front as a factor.',
    ),
    wrongAnswer(line(-m, y + m * v.p), 'looks_alike', 'Look at the sign of the slope.'),
  ]
}

/** Write tangent lines and find velocities. */
export const level: TopicLevel<Params> = {
  key: 'derivatives_intro/6',
  version: 1,
  params,
  reject: (v) =>
    slope(v) === 0 || start(v) === 0 || slope(v) === f(v, v.p) || Math.abs(f(v, v.p)) > 90 ? 'a special point' : null,
  note: (v) => JSON.stringify(v),
  prompt: (v, words) =>
    v.kind === 'velocity'
      ? {
          text: `${words.pick(['A toy train', 'A robot', 'A sled'])} is at the place \\(s(t)\\) meters after \\(t\\) seconds. What is its velocity at \\(t = ${v.p}\\)?`,
          latex: `s(t) = ${rule(v)}`,
        }
      : {
          text: `Write the tangent line at \\(x = ${v.p}\\). What is \\(y\\) on that line?`,
          latex: `f(x) = ${rule(v)}`,
        },
  answer,
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'for a tangent line the answer is an expression in x' },
  rules: () => ({ expanded: true, simplest: true }),
  widget: (v) => (v.kind === 'velocity' ? { after: 'm/s' } : { before: '\\(y =\\)', keys: ['x', '-'] }),
  distractors,
  hints: (v) => [
    {
      text:
        v.kind === 'velocity'
          ? 'Velocity is the derivative of the place.'
          : 'The derivative gives the slope of the tangent.',
    },
    { text: `The derivative is \\(${polynomialLatex([2 * v.a, v.b], letter(v))}\\).` },
    {
      text:
        v.kind === 'velocity'
          ? `Put \\(t = ${v.p}\\) in.`
          : `The slope is \\(${slope(v)}\\), and the line goes through \\((${v.p}, ${f(v, v.p)})\\).`,
    },
  ],
  solution: (v) => {
    const first = nextStep(
      'Differentiate.',
      `${v.kind === 'velocity' ? "s'(t)" : "f'(x)"} = ${polynomialLatex([2 * v.a, v.b], letter(v))}`,
    )
    if (v.kind === 'velocity')
      return [first, nextStep(`Put \\(t = ${v.p}\\) in.`, `s'(${v.p}) = ${slope(v)}`, answer(v))]
    return [
      first,
      nextStep(`Slope and height at \\(x = ${v.p}\\).`, `f'(${v.p}) = ${slope(v)} \\qquad f(${v.p}) = ${f(v, v.p)}`),
      nextStep(
        'The line with this slope through this point.',
        `y = ${slope(v)}(${polynomialLatex([1, -v.p])}) ${signed(f(v, v.p))}`,
        answer(v),
      ),
      {
        say: 'Multiply out.',
        latex: `y = ${polynomialLatex([slope(v), start(v)])}`,
        value: answer(v),
        relation: 'same',
      },
    ]
  },
  figure: (v) => {
    const reach = Math.max(20, Math.ceil((Math.abs(f(v, v.p)) * 1.3) / 10) * 10)
    return functionGraph(
      {
        x: { min: v.kind === 'velocity' ? 0 : -6, max: 6, step: 1, numberStep: 2, name: letter(v) },
        y: { min: v.kind === 'velocity' && v.a > 0 && v.b > 0 ? 0 : -reach, max: reach },
        curves: [{ curve: { kind: 'polynomial', coefficients: [v.c, v.b, v.a] } }],
        points: [{ at: [v.p, f(v, v.p)] }],
      },
      {
        alt: `A parabola that opens ${v.a > 0 ? 'up' : 'down'}, with a point marked where ${letter(v)} is ${String(v.p).replace('-', '−')}.`,
      },
    )
  },
  load: (v) =>
    (v.kind === 'tangent' ? 4 : 0) + Math.abs(v.a) * 4 + Math.abs(v.b) / 4 + (v.a < 0 ? 2 : 0) + (v.p < 0 ? 1 : 0),
}
