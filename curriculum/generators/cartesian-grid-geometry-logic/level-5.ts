import { point } from '../../values/point.ts'
import { rational } from '../../values/rational.ts'
import { gridAround, inBrackets, namedPoint, pointLatex } from './points.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Point } from '../../values/values.ts'

/** P divides AB in the ratio m : n, counted from A; one part is (u, v). */
export interface Params {
  readonly a: readonly [number, number]
  readonly u: number
  readonly v: number
  readonly m: number
  readonly n: number
}

const ratios = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
  [1, 4],
  [4, 1],
  [3, 4],
  [4, 3],
  [2, 5],
  [5, 2],
  [1, 5],
  [5, 1],
] as const

function params(chance: Chance, difficulty: number): Params {
  const [m, n] = chance.pick(ratios.slice(Math.round(4 * difficulty), 6 + Math.round(8 * difficulty)))
  const reach = 2 + Math.round(difficulty)
  const low = -Math.round(7 * difficulty)
  const part = (): number => chance.int(1, reach) * (chance.happens(0.6 * difficulty) ? -1 : 1)
  return { a: [chance.int(low, 6), chance.int(low, 6)], u: part(), v: part(), m, n }
}

const end = (p: Params): readonly [number, number] => [p.a[0] + (p.m + p.n) * p.u, p.a[1] + (p.m + p.n) * p.v]
const spot = (p: Params): readonly [number, number] => [p.a[0] + p.m * p.u, p.a[1] + p.m * p.v]

function reject(p: Params): string | null {
  const [x, y] = spot(p)
  if (x === y) return 'the same coordinate twice'
  if (p.u === p.v && p.a[0] === p.a[1]) return 'on the diagonal'
  return end(p).some((n) => Math.abs(n) > 16) ? 'too far' : null
}

function distractors(p: Params): Distractor[] {
  const b = end(p)
  const [dx, dy] = [b[0] - p.a[0], b[1] - p.a[1]]
  const [x, y] = spot(p)
  return [
    {
      value: point(p.a[0] + p.n * p.u, p.a[1] + p.n * p.v),
      misconception: 'reversed_order',
      why: `The parts were counted from \\(B\\). From \\(A\\), the point comes after \\(${p.m}\\) of the parts.`,
    },
    {
      value: point(rational(p.a[0] * p.n + p.m * dx, p.n), rational(p.a[1] * p.n + p.m * dy, p.n)),
      misconception: 'wrong_operation',
      why: `A ratio of \\(${p.m}:${p.n}\\) makes \\(${p.m + p.n}\\) parts in all, so go \\(\\frac{${p.m}}{${p.m + p.n}}\\) of the way.`,
    },
    {
      value: point(x - p.a[0], y - p.a[1]),
      misconception: 'stops_early',
      why: 'Those are the steps from \\(A\\). Add them to the coordinates of \\(A\\).',
    },
    {
      value: point(rational(p.a[0] + b[0], 2), rational(p.a[1] + b[1], 2)),
      misconception: 'looks_alike',
      why: 'That is the midpoint, which divides the segment in the ratio \\(1:1\\).',
    },
  ]
}

function solution(p: Params): Step[] {
  const b = end(p)
  const [x, y] = spot(p)
  const parts = p.m + p.n
  return [
    {
      say: `The ratio \\(${p.m}:${p.n}\\) cuts the segment into \\(${parts}\\) equal parts.`,
      latex: `${p.m} + ${p.n} = ${parts}`,
      relation: 'next',
    },
    {
      say: 'Find the change across and up from \\(A\\) to \\(B\\).',
      latex: `${b[0]} - ${inBrackets(p.a[0])} = ${b[0] - p.a[0]} \\qquad ${b[1]} - ${inBrackets(p.a[1])} = ${b[1] - p.a[1]}`,
      relation: 'next',
    },
    {
      say: `Divide by \\(${parts}\\): that is one part.`,
      latex: `\\frac{${b[0] - p.a[0]}}{${parts}} = ${p.u} \\qquad \\frac{${b[1] - p.a[1]}}{${parts}} = ${p.v}`,
      relation: 'next',
    },
    {
      say: p.m === 1 ? 'Go one part on from \\(A\\).' : `Go \\(${p.m}\\) parts on from \\(A\\).`,
      latex: `x = ${p.a[0]} + ${p.m} \\times ${inBrackets(p.u)} = ${x} \\qquad y = ${p.a[1]} + ${p.m} \\times ${inBrackets(p.v)} = ${y}`,
      relation: 'next',
    },
    {
      say: 'That is the point.',
      latex: `P = ${pointLatex(x, y)}`,
      figure: picture(p, true),
      value: point(x, y),
      relation: 'next',
    },
  ]
}

function picture(p: Params, solved: boolean): Figure {
  const b = end(p)
  return gridAround([p.a, b], {
    points: [{ at: p.a, label: 'A' }, { at: b, label: 'B' }, ...(solved ? [{ at: spot(p), label: 'P' }] : [])],
    segments: [{ from: p.a, to: b }],
  })
}

const answer = (p: Params): Point => point(...spot(p))

/** Find the point that divides a segment in a ratio (HSG-GPE.B.6). */
export const level: TopicLevel<Params> = {
  key: 'cartesian_grid_geometry_logic/5',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a.join()} ${p.u} ${p.v} ${p.m}:${p.n}`,
  prompt: (p, words) => {
    const [a, b] = [namedPoint('A', p.a), namedPoint('B', end(p))]
    return {
      text: words.pick([
        `Point \\(P\\) lies on the segment from ${a} to ${b}, and \\(AP:PB = ${p.m}:${p.n}\\). Find \\(P\\).`,
        `A segment goes from ${a} to ${b}. Which point \\(P\\) divides it so that \\(AP:PB = ${p.m}:${p.n}\\)?`,
      ]),
    }
  },
  answer,
  forms: ['coordinate', 'choice'],
  formsLeftOut: { numeric: 'A point is two numbers, and the number box holds one.' },
  distractors,
  hints: (p) => [
    { text: `The ratio \\(${p.m}:${p.n}\\) counts equal parts. How many parts are there in all?` },
    { text: `There are \\(${p.m + p.n}\\) parts. Divide the change in \\(x\\) and the change in \\(y\\) by that.` },
    {
      text: `One part is \\(${p.u}\\) across and \\(${p.v}\\) up. Start at \\(A\\) and go ${p.m === 1 ? 'one part' : `\\(${p.m}\\) parts`}.`,
    },
  ],
  solution,
  figure: (p) => picture(p, false),
  load: (p) => (p.m + p.n) * 2 + [...p.a, p.u, p.v].reduce((s, n) => s + Math.abs(n) + (n < 0 ? 3 : 0), 0),
}
