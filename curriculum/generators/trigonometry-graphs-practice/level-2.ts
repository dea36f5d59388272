import { functionGraph } from '../../figures/function-graph.ts'
import { call, minus, over, plus, sym, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { equation } from '../../values/items.ts'
import { gcd } from '../../values/whole-numbers.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure, Node } from '../../values/values.ts'

/** y = f(b (x - n pi / d)) + k: period 2 pi / b, moved n pi / d to the right (left when negative) and k up. */
export interface Params {
  readonly f: 'sin' | 'cos'
  readonly b: number
  readonly n: number
  readonly d: number
  readonly k: number
}

const pi = sym('pi')
const lowest = (n: number, d: number): [number, number] => {
  const common = Number(gcd(BigInt(Math.abs(n)), BigInt(d)))
  return [n / common, d / common]
}

/** n pi / d as it is written, for n and d above 0. */
function angle(n: number, d: number): Node {
  const [top, bottom] = lowest(n, d)
  const lead = top === 1 ? pi : times(top, pi)
  return bottom === 1 ? lead : over(lead, bottom)
}

function rule(p: Params): Equation {
  const size = angle(Math.abs(p.n), p.d)
  const moved = p.n > 0 ? minus('x', size) : plus('x', size)
  const wave = call(p.f, p.b === 1 ? moved : times(p.b, moved))
  return equation(sym('y'), p.k === 0 ? wave : p.k < 0 ? minus(wave, -p.k) : plus(wave, p.k))
}

const period = (p: Params): Node => angle(2, p.b)
const shift = (p: Params): string => nodeToLatex(angle(Math.abs(p.n), p.d))
const side = (p: Params): string => (p.n > 0 ? 'right' : 'left')

function params(chance: Chance, difficulty: number): Params {
  const d = chance.pick(difficulty < 0.4 ? [2, 3, 4, 5] : [3, 4, 5, 6, 8])
  const n = chance.int(1, d - 1) * (chance.happens(0.3 + 0.4 * difficulty) ? -1 : 1)
  const flat = chance.happens(0.2 - 0.2 * difficulty)
  return {
    f: chance.pick(['sin', 'cos'] as const),
    b: chance.int(2 + Math.round(2 * difficulty), 4 + Math.round(2 * difficulty)),
    n,
    d,
    k: flat ? 0 : chance.int(1, 4) * (chance.happens(0.5) ? -1 : 1),
  }
}

/** Whether a shift of n pi / d and one of m pi / e give the same wave of frequency b: they differ by whole periods. */
const sameWave = (b: number, n: number, d: number, m: number, e: number): boolean =>
  (b * (n * e - m * d)) % (2 * d * e) === 0

function reject(p: Params): string | null {
  const [n, d] = lowest(p.n, p.d)
  if (d !== p.d || n !== p.n) return 'not in lowest terms'
  return sameWave(p.b, p.n, p.d, -p.n, p.d) ? 'left and right give the same wave' : null
}

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: rule({ ...p, n: -p.n }),
      misconception: 'horizontal_shift_sign',
      why: `Moving to the ${side(p)} by a number ${p.n > 0 ? 'subtracts it from' : 'adds it to'} \\(x\\).`,
    },
    {
      value: unbracketed(p),
      misconception: 'looks_alike',
      why: 'The shift is taken from \\(x\\) before it is multiplied. Put brackets around it.',
    },
    {
      value: rule({ ...p, b: 1 }),
      misconception: 'stops_early',
      why: `The period is not \\(2\\pi\\) any more. Divide \\(2\\pi\\) by the period to find the factor.`,
    },
    {
      value: rule({ ...p, f: p.f === 'sin' ? 'cos' : 'sin' }),
      misconception: 'looks_alike',
      why: `The graph that was moved is that of the ${p.f === 'sin' ? 'sine' : 'cosine'}.`,
    },
    { value: rule({ ...p, b: p.b + 1 }), misconception: 'near', why: 'Divide \\(2\\pi\\) by the period once more.' },
  ]
  if (p.k !== 0)
    list.splice(2, 0, {
      value: rule({ ...p, k: -p.k }),
      misconception: 'looks_alike',
      why: `Moving ${p.k > 0 ? 'up adds' : 'down subtracts'} the number at the end.`,
    })
  return list
}

/** f(bx - n pi / d) + k, with the shift outside the bracket. */
function unbracketed(p: Params): Equation {
  const size = angle(Math.abs(p.n), p.d)
  const inside = p.n > 0 ? minus(times(p.b, 'x'), size) : plus(times(p.b, 'x'), size)
  const wave = call(p.f, inside)
  return equation(sym('y'), p.k === 0 ? wave : p.k < 0 ? minus(wave, -p.k) : plus(wave, p.k))
}

function hints(p: Params): Hint[] {
  return [
    { text: 'Write \\(y = f(b(x - h)) + k\\) and find the three numbers one by one.' },
    { text: `The period is \\(2\\pi\\) divided by \\(b\\). Here it is \\(${nodeToLatex(period(p))}\\).` },
    { text: `A move to the ${side(p)} stands with \\(x\\) in the brackets, a move up or down at the end.` },
  ]
}

function solution(p: Params): Step[] {
  const value = rule(p)
  return [
    {
      say: 'Divide two pi by the period to get the factor.',
      latex: `b = 2\\pi \\div ${nodeToLatex(period(p))} = ${p.b}`,
      relation: 'next',
    },
    {
      say: `Moved to the ${side(p)}, \\(x\\) becomes this bracket.`,
      latex: nodeToLatex(p.n > 0 ? minus('x', angle(p.n, p.d)) : plus('x', angle(-p.n, p.d))),
      relation: 'next',
    },
    {
      say:
        p.k === 0
          ? 'Put both into the equation.'
          : `Put both into the equation, and ${p.k > 0 ? 'add' : 'subtract'} \\(${Math.abs(p.k)}\\) at the end.`,
      latex: `y = ${nodeToLatex(value.right)}`,
      value,
      relation: 'next',
    },
  ]
}

function picture(p: Params): Figure {
  return functionGraph(
    {
      x: { min: -2, max: 2, inPi: true },
      y: { min: Math.min(-2, p.k - 2), max: Math.max(2, p.k + 2) },
      curves: [
        {
          curve: {
            kind: p.f === 'sin' ? 'sine' : 'cosine',
            amplitude: 1,
            frequency: p.b,
            shift: (Math.PI * p.n) / p.d,
            midline: p.k,
          },
        },
      ],
    },
    {
      title: 'A wave',
      alt: `A wave from -2 pi to 2 pi. It runs between ${p.k - 1} and ${p.k + 1} about the middle line at height ${p.k}, and repeats ${2 * p.b} times.`,
    },
  )
}

/** Match shifts and period changes (HSF-TF.B.5). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_graphs_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => [p.f, p.b, p.n, p.d, p.k].join(),
  prompt: (p) => {
    const up = p.k === 0 ? '' : ` and moved \\(${Math.abs(p.k)}\\) ${p.k > 0 ? 'up' : 'down'}`
    return {
      text: `The graph of \\(y = \\${p.f} x\\) is given the period \\(${nodeToLatex(period(p))}\\), then moved \\(${shift(p)}\\) to the ${side(p)}${up}. Write its equation.`,
    }
  },
  answer: rule,
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'the answer is an equation, not a number' },
  widget: () => ({ keys: ['x', 'y', '=', 'sin', 'cos', 'pi', '/', '(', ')'] }),
  distractors,
  hints,
  solution,
  figure: picture,
  load: (p) => 2 * p.b + p.d / 2 + (p.n < 0 ? 1 : 0),
}
