import { minus, num, plus, pow, sym, times } from '../../expressions/build.ts'
import { functionGraph } from '../../figures/function-graph.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { equation } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure, Node } from '../../values/values.ts'

/** y = a b^(x - h) + k. 'asymptote' asks for y = k; 'shift' (a is 1) for the equation of the moved graph of b^x. */
export interface Params {
  readonly kind: 'asymptote' | 'shift'
  readonly a: number
  readonly b: number
  readonly h: number
  readonly k: number
}

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.1 + 0.8 * difficulty) ? 'shift' : 'asymptote'
  const sign = (share: number): number => (chance.happens(share) ? -1 : 1)
  const b = chance.int(2, 7)
  const k = chance.int(1, 6 + Math.round(3 * difficulty)) * sign(0.2 + 0.4 * difficulty)
  const moved = kind === 'shift' || chance.happens(difficulty)
  const h = moved ? chance.int(1, kind === 'shift' ? 7 : 4) * sign(0.2 + 0.4 * difficulty) : 0
  const a = kind === 'shift' ? 1 : chance.int(1, 5) * sign(difficulty - 0.3)
  return { kind, a, b, h, k }
}

const exponent = (h: number): Node => (h === 0 ? sym('x') : h > 0 ? minus('x', h) : plus('x', -h))
const constant = (left: Node, k: number): Node => (k < 0 ? minus(left, -k) : plus(left, k))
const moved = (p: Params, h: number, k: number): Node =>
  constant(p.a === 1 ? pow(p.b, exponent(h)) : times(p.a, pow(p.b, exponent(h))), k)
const levelLine = (k: number): Equation => equation(sym('y'), num(k))
const curve = (p: Params, h: number, k: number): Equation => equation(sym('y'), moved(p, h, k))
const answer = (p: Params): Equation => (p.kind === 'asymptote' ? levelLine(p.k) : curve(p, p.h, p.k))

function reject(p: Params): string | null {
  if (p.kind === 'asymptote' && (p.a + p.k === 0 || p.a === -2 * p.k || p.a === p.b)) return 'two wrong answers alike'
  return Math.abs(p.h) === Math.abs(p.k) && p.kind === 'shift' ? 'both moves alike' : null
}

function distractors(p: Params): Distractor[] {
  if (p.kind === 'asymptote')
    return [
      {
        value: levelLine(-p.k),
        misconception: 'slip_sign',
        why: `Check the sign. The graph is shifted ${upward(p.k)}.`,
      },
      {
        value: levelLine(p.k + p.a),
        misconception: 'looks_alike',
        why: `The graph does reach \\(y = ${p.k + p.a}\\). The asymptote is a line that it only approaches.`,
      },
      {
        value: p.h === 0 ? equation(sym('x'), num(p.k)) : equation(sym('x'), num(p.h)),
        misconception: 'looks_alike',
        why: 'That is a vertical line. The graph approaches a horizontal line.',
      },
      {
        value: levelLine(0),
        misconception: 'stops_early',
        why: `That is the asymptote of \\(y = ${p.b}^{x}\\). This graph is shifted ${upward(p.k)}.`,
      },
    ]
  const [h, k] = [p.h, p.k]
  return [
    {
      value: curve(p, -h, k),
      misconception: 'looks_alike',
      why: `To shift ${sideways(h)}, ${h > 0 ? `subtract ${h} from` : `add ${-h} to`} \\(x\\) in the exponent.`,
    },
    {
      value: curve(p, h, -k),
      misconception: 'slip_sign',
      why: `To shift ${upward(k)}, ${k > 0 ? 'add to' : 'subtract from'} the whole power.`,
    },
    {
      value: curve(p, k, h),
      misconception: 'reversed_order',
      why: `You switched the shifts. The horizontal shift, ${sideways(h)}, changes the exponent.`,
    },
    {
      value: equation(sym('y'), constant(times(p.b, exponent(h)), k)),
      misconception: 'exponential_as_linear',
      why: `That is a straight line. Keep \\(x\\) in the exponent of \\(${p.b}\\).`,
    },
  ]
}

const sideways = (h: number): string =>
  `${Math.abs(h)} ${Math.abs(h) === 1 ? 'unit' : 'units'} ${h > 0 ? 'right' : 'left'}`
const upward = (k: number): string => `${Math.abs(k)} ${Math.abs(k) === 1 ? 'unit' : 'units'} ${k > 0 ? 'up' : 'down'}`
const parent = (p: Params): string => `y = ${p.b}^{x}`

function prompt(p: Params, words: Chance): Prompt {
  if (p.kind === 'asymptote')
    return {
      text: words.pick([
        'Write the equation of the horizontal asymptote.',
        'What is the equation of the horizontal asymptote?',
      ]),
      latex: `y = ${nodeToLatex(moved(p, p.h, p.k))}`,
    }
  return {
    text: words.pick([
      `The graph of \\(${parent(p)}\\) is shifted ${sideways(p.h)} and ${upward(p.k)}. Write the new equation.`,
      `Shift the graph of \\(${parent(p)}\\) ${sideways(p.h)} and ${upward(p.k)}. What is the equation of the image?`,
    ]),
  }
}

function hints(p: Params): Hint[] {
  if (p.kind === 'asymptote')
    return [
      { text: 'An asymptote is a line that the graph approaches but does not reach.' },
      { text: `For very negative \\(x\\), the power of \\(${p.b}\\) comes close to 0.` },
      { text: 'What is left of the rule when the power is almost 0?' },
    ]
  return [
    { text: 'A horizontal shift changes the exponent. A vertical shift comes after the power.' },
    { text: `To go right, subtract from \\(x\\). To go left, add to \\(x\\).` },
    { text: `The exponent is \\(${nodeToLatex(exponent(p.h))}\\). Then shift ${upward(p.k)}.` },
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  if (p.kind === 'asymptote')
    return [
      {
        say: `When \\(x\\) is very negative, the power of \\(${p.b}\\) is almost 0.`,
        latex: `${p.b}^{-10} = \\frac{1}{${p.b}^{10}} \\approx 0`,
        relation: 'next',
      },
      {
        say: `Then only \\(${p.k}\\) is left. The graph approaches that height.`,
        latex: `y = ${p.k}`,
        value,
        relation: 'next',
        figure: drawn(p, true),
      },
    ]
  return [
    {
      say: `Shifting ${sideways(p.h)} replaces \\(x\\) with \\(${nodeToLatex(exponent(p.h))}\\).`,
      latex: `y = ${p.b}^{${nodeToLatex(exponent(p.h))}}`,
      relation: 'next',
    },
    {
      say: `Shifting ${upward(p.k)} ${p.k > 0 ? 'adds' : 'subtracts'} \\(${Math.abs(p.k)}\\).`,
      latex: `y = ${nodeToLatex(moved(p, p.h, p.k))}`,
      value,
      relation: 'next',
    },
    {
      say: `Check: the point \\((0, 1)\\) of \\(${parent(p)}\\) moves to \\((${p.h}, ${1 + p.k})\\), and the new equation agrees.`,
      value,
      relation: 'same',
    },
  ]
}

function drawn(p: Params, asymptote: boolean): Figure {
  return functionGraph({
    x: { min: -6, max: 6, step: 1 },
    y: {
      min: Math.min(-3, p.k - (p.a < 0 ? 9 : 3)),
      max: Math.max(3, p.k + (p.a < 0 ? 3 : 9)),
      numberStep: 2,
      step: 1,
    },
    curves: [{ curve: { kind: 'exponential', a: p.a, base: p.b, h: p.h, k: p.k } }],
    ...(asymptote ? { horizontals: [{ y: p.k }] } : {}),
  })
}

/** Asymptotes and shifts of exponential graphs (HSF-IF.C.7e). */
export const level: TopicLevel<Params> = {
  key: 'exponential_functions_practice/4',
  version: 2,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.h} ${p.k}`,
  prompt,
  answer,
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'a line or a curve is asked for: its equation names it' },
  distractors,
  hints,
  solution,
  figure: (p) => (p.kind === 'asymptote' ? drawn(p, false) : drawn({ ...p, h: 0, k: 0 }, false)),
  load: (p) =>
    (p.kind === 'shift' ? 4 : 0) +
    (p.h === 0 ? 0 : 2) +
    (p.h < 0 ? 2 : 0) +
    (p.k < 0 ? 2 : 0) +
    (p.a < 0 ? 2 : 0) +
    Math.abs(p.k) / 4,
}
