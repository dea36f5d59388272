import { vector as drawVectors } from '../../figures/vector.ts'
import { vector } from '../../values/vector.ts'
import { vectorText } from './vector-text.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Vector } from '../../values/values.ts'

/** Two vectors in the plane with whole components. */
export interface Params {
  readonly u: readonly [number, number]
  readonly v: readonly [number, number]
}

function params(chance: Chance, difficulty: number): Params {
  const reach = 4 + Math.round(4 * difficulty)
  const negative = 0.05 + 0.65 * difficulty
  const one = (): number => chance.int(1 + Math.round(difficulty), reach) * (chance.happens(negative) ? -1 : 1)
  const zero = (): number => (chance.happens(0.25 * (1 - difficulty)) ? 0 : one())
  return { u: [one(), zero()], v: [zero(), one()] }
}

const turn = Math.PI / 180
const dot = ({ u, v }: Params): number => u[0] * v[0] + u[1] * v[1]
const size = ([x, y]: readonly [number, number]): number => Math.hypot(x, y)
const degrees = (p: Params): number => Math.acos(dot(p) / (size(p.u) * size(p.v))) / turn
const answer = (p: Params): Vector => vector(dot(p), Math.round(degrees(p)))

function reject(p: Params): string | null {
  const exact = degrees(p)
  if (Math.abs(exact - Math.floor(exact) - 0.5) < 0.02) return 'too near the edge of rounding'
  // Rounding can lead a hair beyond 1, of which there is no arc cosine: such vectors lie in one line.
  if (!(exact >= 8 && exact <= 172)) return 'one line'
  return Math.abs(exact - 90) < 2 && dot(p) !== 0 ? 'nearly a right angle' : null
}

function distractors(p: Params): Distractor[] {
  const [d, angle] = [dot(p), Math.round(degrees(p))]
  const crossed = p.u[0] * p.v[1] + p.u[1] * p.v[0]
  const minus = p.u[0] * p.v[0] - p.u[1] * p.v[1]
  const of = (n: number, by: number): number | null =>
    Math.abs(n / by) <= 1 ? Math.round(Math.acos(n / by) / turn) : null
  const list: Distractor[] = []
  const sum = of(d, size(p.u) + size(p.v))
  if (sum !== null)
    list.push({
      value: vector(d, sum),
      misconception: 'vector_add_lengths',
      why: 'You added the two lengths. Divide the dot product by the product of the lengths.',
    })
  const product = size(p.u) * size(p.v)
  const other = of(minus, product)
  if (other !== null)
    list.push({
      value: vector(minus, other),
      misconception: 'wrong_operation',
      why: 'You subtracted the two products. In a dot product they are added.',
    })
  const swap = of(crossed, product)
  if (swap !== null)
    list.push({
      value: vector(crossed, swap),
      misconception: 'looks_alike',
      why: 'You multiplied first components by second ones. Multiply first by first and second by second.',
    })
  list.push(
    {
      value: vector(d, 180 - angle),
      misconception: 'slip_sign',
      why: 'A negative dot product means an angle over 90 degrees, a positive one an angle below.',
    },
    { value: vector(-d, 180 - angle), misconception: 'slip_sign', why: 'Check the signs of the two products.' },
    {
      value: vector(d, Math.abs(90 - angle)),
      misconception: 'looks_alike',
      why: 'That is the inverse sine. The dot product gives the cosine of the angle.',
    },
  )
  return list
}

const inBrackets = (n: number): string => (n < 0 ? `(${n})` : String(n))

function solution(p: Params): Step[] {
  const { u, v } = p
  const [d, angle] = [dot(p), Math.round(degrees(p))]
  const under = (w: readonly [number, number]): number => w[0] ** 2 + w[1] ** 2
  return [
    {
      say: 'Multiply first by first and second by second, and add the products.',
      latex: `u \\cdot v = ${u[0]} \\times ${inBrackets(v[0])} + ${inBrackets(u[1])} \\times ${inBrackets(v[1])} = ${d}`,
      figure: picture(p, false),
      relation: 'next',
    },
    {
      say: 'Find the two lengths.',
      latex: `|u| = \\sqrt{${under(u)}} \\qquad |v| = \\sqrt{${under(v)}}`,
      relation: 'next',
    },
    {
      say: 'The dot product over the product of the lengths is the cosine of the angle.',
      latex: `\\cos \\theta = \\frac{${d}}{\\sqrt{${under(u)}} \\times \\sqrt{${under(v)}}}`,
      relation: 'next',
    },
    {
      say:
        d === 0
          ? 'The cosine is 0, so the vectors are perpendicular.'
          : 'Take the inverse cosine and round to the nearest degree.',
      latex: `\\theta ${d === 0 ? '=' : '\\approx'} ${angle}^\\circ`,
      relation: 'next',
    },
    {
      say: `So the dot product is \\(${d}\\), and the angle is \\(${angle}\\) degrees.`,
      latex: `d = ${d} \\qquad \\theta ${d === 0 ? '=' : '\\approx'} ${angle}^\\circ`,
      value: answer(p),
      relation: 'next',
    },
  ]
}

function picture({ u, v }: Params, asked = true): Figure {
  const edge = (i: 0 | 1): { min: number; max: number } => ({
    min: Math.min(0, u[i], v[i]) - 1,
    max: Math.max(0, u[i], v[i]) + 1,
  })
  return drawVectors({
    x: edge(0),
    y: edge(1),
    vectors: [
      { from: [0, 0], to: u, label: 'u' },
      { from: [0, 0], to: v, label: 'v', color: 2 },
    ],
    ...(asked ? { angle: { between: [0, 1] as const, label: 'θ' } } : {}),
  })
}

/** Use the dot product to find an angle; both are answered (HSN-VM.B.4). */
export const level: TopicLevel<Params> = {
  key: 'vectors_practice/3',
  version: 2,
  params,
  reject,
  note: (p) => `${p.u.join()} ${p.v.join()}`,
  prompt: (p, words) => {
    const given = `\\(u = ${vectorText(p.u)}\\) and \\(v = ${vectorText(p.v)}\\)`
    return {
      text: words.pick([
        `Let ${given}. Find the dot product \\(d = u \\cdot v\\) and then the angle \\(\\theta\\) between the vectors, to the nearest degree.`,
        `The vectors are ${given}. What are their dot product \\(d = u \\cdot v\\) and, to the nearest degree, the angle \\(\\theta\\) between them?`,
      ]),
    }
  },
  answer,
  forms: ['table', 'choice'],
  widget: () => ({ columnLabels: ['\\(d = u \\cdot v\\)', '\\(\\theta\\) in degrees'] }),
  distractors,
  hints: (p) => [
    { text: 'Start with the dot product: multiply the first components, multiply the second components, and add.' },
    { text: 'The cosine of the angle is the dot product over the product of the two lengths.' },
    {
      text: `\\(\\cos \\theta = \\frac{${dot(p)}}{\\sqrt{${p.u[0] ** 2 + p.u[1] ** 2}} \\times \\sqrt{${p.v[0] ** 2 + p.v[1] ** 2}}}\\). Take the inverse cosine.`,
    },
  ],
  solution,
  figure: (p) => picture(p),
  load: (p) => [...p.u, ...p.v].reduce((sum, n) => sum + Math.abs(n) + (n < 0 ? 4 : 0), 0),
}
