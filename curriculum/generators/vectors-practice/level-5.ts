import { guarded, rationalLatex } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { vector } from '../../values/vector.ts'
import { toldBy } from '../telling.ts'
import { arrows, numberLeftOut, pairText, vectorText } from './vector-text.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Pair } from './vector-text.ts'

/** line: the position on the line p + t d at t.  projection of u on v, with fifths at most. */
export interface Params {
  readonly asked: 'line' | 'projection'
  readonly u: Pair
  readonly v: Pair
  readonly t: number
}

const bases: readonly Pair[] = [
  [1, 1],
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [4, 3],
  [3, 4],
  [1, -1],
  [2, -1],
  [1, -2],
  [3, -1],
  [4, -3],
  [3, -4],
  [2, 2],
  [2, 4],
  [4, 2],
]

function params(chance: Chance, difficulty: number): Params {
  const most = 7 + Math.round(2 * difficulty)
  const one = (): number => chance.int(-most, most)
  if (chance.happens(1.5 * difficulty - 0.25))
    return { asked: 'projection', u: [one(), one()], v: chance.pick(bases), t: 0 }
  return {
    asked: 'line',
    u: [one(), one()],
    v: [chance.int(1, 5) * (chance.happens(difficulty) ? -1 : 1), chance.int(1, 5) * (chance.happens(0.3) ? -1 : 1)],
    t: chance.int(2, 5),
  }
}

const dot = ({ u, v }: Params): number => u[0] * v[0] + u[1] * v[1]
const square = ({ v }: Params): number => v[0] * v[0] + v[1] * v[1]

function reject(p: Params): string | null {
  const { u, v } = p
  if (u[0] === 0 || u[1] === 0 || u[0] === u[1]) return 'on an axis or a diagonal'
  if (p.asked === 'line') return Math.abs(v[0]) === Math.abs(v[1]) ? 'components alike' : null
  return dot(p) === 0 || u[0] * v[1] === u[1] * v[0] || (5 * dot(p)) % square(p) !== 0
    ? 'zero, one line, or unfriendly'
    : null
}

function tell(p: Params): Telling {
  const { u, v, t } = p
  const [U, V] = [p.asked === 'line' ? pairText(u) : vectorText(u), vectorText(v)]
  if (p.asked === 'line') {
    const end: Pair = [u[0] + t * v[0], u[1] + t * v[1]]
    return {
      ask: [
        `A line goes through the point \\(P ${U}\\) in the direction \\(d = ${V}\\). Which position vector has the point with \\(t = ${t}\\)?`,
        `A line has the equation \\(r = ${vectorText(u)} + t ${V}\\). Find \\(r\\) for \\(t = ${t}\\).`,
      ],
      answer: vector(...end),
      wrong: [
        [vector(u[0] + v[0], u[1] + v[1]), 'stops_early', `That is one step along the line. Make ${t} steps.`],
        [
          vector(t * (u[0] + v[0]), t * (u[1] + v[1])),
          'wrong_operation',
          'The starting point was multiplied too. Only the direction is.',
        ],
        [vector(t * v[0], t * v[1]), 'stops_early', 'Those are the steps. Start at the point \\(P\\).'],
        [vector(u[0] - t * v[0], u[1] - t * v[1]), 'wrong_operation', 'That goes backward along the line.'],
      ],
      hints: [
        'A line is a starting point and steps in one direction.',
        `Multiply the direction by ${t}.`,
        `Add \\(${vectorText([t * v[0], t * v[1]])}\\) to the starting point.`,
      ],
      steps: [
        ['Multiply the direction by \\(t\\).', `${t} ${V} = ${vectorText([t * v[0], t * v[1]])}`],
        [
          'Add it to the starting point.',
          `${vectorText(u)} + ${vectorText([t * v[0], t * v[1]])} = ${vectorText(end)}`,
        ],
      ],
    }
  }
  const [d, s] = [dot(p), square(p)]
  const value = vector(rational(d * v[0], s), rational(d * v[1], s))
  const uu = u[0] * u[0] + u[1] * u[1]
  const shown = (n: number): string => rationalLatex(rational(d * n, s))
  return {
    ask: [
      `Find the projection of \\(u = ${U}\\) onto \\(v = ${V}\\).`,
      `Project \\(u = ${U}\\) onto the direction of \\(v = ${V}\\).`,
    ],
    answer: value,
    wrong: [
      [
        vector(d * v[0], d * v[1]),
        'stops_early',
        'The dot product must still be divided by the square of the length of \\(v\\).',
      ],
      [
        vector(rational(d * u[0], uu), rational(d * u[1], uu)),
        'looks_alike',
        'That projects \\(v\\) onto \\(u\\). The shadow falls on \\(v\\).',
      ],
      [vector(rational(-d * v[0], s), rational(-d * v[1], s)), 'slip_sign', 'Check the sign of the dot product.'],
      [
        vector(
          rational(d * v[0], Math.abs(v[0]) + Math.abs(v[1])),
          rational(d * v[1], Math.abs(v[0]) + Math.abs(v[1])),
        ),
        'vector_add_lengths',
        'The components were added instead of their squares.',
      ],
    ],
    hints: [
      'Think of the shadow of \\(u\\) on the line of \\(v\\).',
      'The shadow is \\(v\\) times the dot product, divided by \\(v \\cdot v\\).',
      `\\(u \\cdot v = ${d}\\) and \\(v \\cdot v = ${s}\\).`,
    ],
    steps: [
      [
        'Find the dot product.',
        `u \\cdot v = ${guarded(u[0])} \\times ${guarded(v[0])} + ${guarded(u[1])} \\times ${guarded(v[1])} = ${d}`,
      ],
      ['Find the square of the length of \\(v\\).', `v \\cdot v = ${guarded(v[0])}^2 + ${guarded(v[1])}^2 = ${s}`],
      [
        'Divide, and multiply \\(v\\) by the result.',
        `\\frac{${d}}{${s}} ${V} = \\left(${shown(v[0])}, ${shown(v[1])}\\right)`,
      ],
    ],
  }
}

const picture = ({ asked, u, v }: Params): Figure =>
  asked === 'projection'
    ? arrows(
        [
          { from: [0, 0], to: u, label: 'u' },
          { from: [0, 0], to: v, label: 'v', color: 2 },
        ],
        `Two arrows from the origin: u to ${pairText(u)} and v to ${pairText(v)}.`,
      )
    : arrows(
        [{ from: u, to: [u[0] + v[0], u[1] + v[1]], label: 'd' }],
        `An arrow d from ${pairText(u)} to ${pairText([u[0] + v[0], u[1] + v[1]])}.`,
      )

/** Project a vector and write a line (HSN-VM.A.3). */
export const level: TopicLevel<Params> = {
  key: 'vectors_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => `${p.asked} ${p.u.join()} ${p.v.join()} ${p.t}`,
  ...toldBy(tell, picture),
  forms: ['vector', 'choice'],
  formsLeftOut: numberLeftOut,
  figure: picture,
  load: (p) => (p.asked === 'projection' ? 5 : 0),
}
