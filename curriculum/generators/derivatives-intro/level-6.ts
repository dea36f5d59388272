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
      wrongAnswer(whole(y), 'slope_height', `That is \\(s(${v.p})\\), the position. The velocity is \\(s'(${v.p})\\).`),
      wrongAnswer(
        whole(2 * v.a * v.p),
        'stops_early',
        `You left out \\(${polynomialLatex([v.b, 0], 't')}\\). Its derivative is \\(${v.b}\\).`,
      ),
      wrongAnswer(
        whole(v.a * v.p + v.b),
        'chain_forgotten',
        `The derivative of \\(${polynomialLatex([v.a, 0, 0], letter(v))}\\) is \\(${polynomialLatex([2 * v.a, 0], letter(v))}\\). The exponent 2 becomes a factor.`,
      ),
      wrongAnswer(whole(m + v.c), 'looks_alike', `The derivative of the constant \\(${v.c}\\) is 0.`),
      wrongAnswer(whole(-m), 'slip_sign', `Check the sign of \\(${2 * v.a} \\cdot ${v.p} ${signed(v.b)}\\).`),
    ]
  return [
    wrongAnswer(line(m, y), 'looks_alike', `The line has \\(y = ${y}\\) at \\(x = ${v.p}\\), not at \\(x = 0\\).`),
    wrongAnswer(line(y, m), 'slope_height', `You switched \\(f(${v.p}) = ${y}\\) and the slope \\(${m}\\).`),
    wrongAnswer(
      line(m, m * v.p - y),
      'slip_sign',
      `Subtract: the \\(y\\)-intercept is \\(${y} - ${m < 0 ? `(${m})` : m} \\cdot ${v.p < 0 ? `(${v.p})` : v.p}\\).`,
    ),
    wrongAnswer(
      line(v.a * v.p + v.b, y - (v.a * v.p + v.b) * v.p),
      'chain_forgotten',
      `The derivative of \\(${polynomialLatex([v.a, 0, 0], letter(v))}\\) is \\(${polynomialLatex([2 * v.a, 0], letter(v))}\\). The exponent 2 becomes a factor.`,
    ),
    wrongAnswer(line(-m, y + m * v.p), 'looks_alike', `Check the sign of the slope: \\(f'(${v.p}) = ${m}\\).`),
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
          text: `${words.pick(['A toy train', 'A robot', 'A sled'])} is \\(s(t)\\) meters from a wall after \\(t\\) seconds. What is its velocity at \\(t = ${v.p}\\)?`,
          latex: `s(t) = ${rule(v)}`,
        }
      : {
          text: words.pick([
            `Write an equation of the tangent line at \\(x = ${v.p}\\).`,
            `Find the equation of the line tangent to the graph of \\(f\\) at \\(x = ${v.p}\\).`,
            `What is the equation of the tangent line to the graph at \\(x = ${v.p}\\)?`,
          ]),
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
          ? 'The velocity is the derivative of the position.'
          : 'The derivative gives the slope of the tangent line.',
    },
    { text: `The derivative is \\(${polynomialLatex([2 * v.a, v.b], letter(v))}\\).` },
    {
      text:
        v.kind === 'velocity'
          ? `Substitute \\(${v.p}\\) for \\(t\\).`
          : `The slope is \\(${slope(v)}\\), and the line goes through \\((${v.p}, ${f(v, v.p)})\\).`,
    },
  ],
  solution: (v) => {
    const first = nextStep(
      'Differentiate.',
      `${v.kind === 'velocity' ? "s'(t)" : "f'(x)"} = ${polynomialLatex([2 * v.a, v.b], letter(v))}`,
    )
    if (v.kind === 'velocity')
      return [first, nextStep(`Substitute \\(${v.p}\\) for \\(t\\).`, `s'(${v.p}) = ${slope(v)}`, answer(v))]
    return [
      first,
      nextStep(
        `Find the slope and the value of \\(f\\) at \\(x = ${v.p}\\).`,
        `f'(${v.p}) = ${slope(v)} \\qquad f(${v.p}) = ${f(v, v.p)}`,
      ),
      nextStep(
        'Write the line with this slope through this point.',
        `y = ${slope(v)}(${polynomialLatex([1, -v.p])}) ${signed(f(v, v.p))}`,
        answer(v),
      ),
      {
        say: 'Simplify to slope-intercept form.',
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
