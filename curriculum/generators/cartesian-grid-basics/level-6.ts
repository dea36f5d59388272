import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Two points on one grid line: they share `shared` and have `a` and `b` along the line. */
export interface Params {
  readonly along: 'x' | 'y'
  readonly shared: number
  readonly a: number
  readonly b: number
  readonly size: number
}

function params(chance: Chance, difficulty: number): Params {
  const size = 9 + Math.round(difficulty)
  const across = chance.happens(1.4 * difficulty - 0.2)
  const a = across ? -chance.int(1, size - 1) : chance.int(1, 5)
  const b = chance.int(2, size - 1)
  return { along: chance.pick(['x', 'y'] as const), shared: chance.int(-(size - 1), size - 1), a, b, size }
}

const distance = (p: Params): number => Math.abs(p.a - p.b)
const pointOf = (p: Params, along: number): [number, number] =>
  p.along === 'x' ? [along, p.shared] : [p.shared, along]
const name = (at: readonly [number, number]): string => `(${at[0]}, ${at[1]})`

function reject(p: Params): string | null {
  if (distance(p) < 2 || p.a === 0) return 'too near'
  if (p.shared === p.a || p.shared === p.b || p.shared === 0) return 'numbers that coincide'
  return [p.a, p.b, p.shared, p.size].some((n) => Math.abs(n) === distance(p))
    ? 'the answer stands in the question'
    : null
}

function distractors(p: Params): Distractor[] {
  const wrong = Math.abs(Math.abs(p.a) - Math.abs(p.b))
  const sum = Math.abs(p.a) + Math.abs(p.b)
  return [
    {
      value: whole(p.a < 0 ? wrong : sum),
      misconception: 'wrong_operation',
      why:
        p.a < 0
          ? 'The points lie on different sides of 0, so both distances count.'
          : 'The points lie on the same side of 0, so take one distance from the other.',
    },
    {
      value: whole(distance(p) + 1),
      misconception: 'slip_off_by_one',
      why: 'Count the steps between the points, not the grid lines.',
    },
    {
      value: whole(Math.abs(p.shared - p.b)),
      misconception: 'intercept_swap',
      why: `Both points have \\(${p.shared}\\) as one coordinate. Compare the other one.`,
    },
    { value: whole(distance(p) - 1), misconception: 'slip_off_by_one', why: 'One step was left out.' },
  ].filter((d) => d.value.n > 0n) as Distractor[]
}

function picture(p: Params): Figure {
  const axis = { min: -p.size, max: p.size, step: 1 }
  return coordinateGrid({
    x: axis,
    y: axis,
    points: [
      { at: pointOf(p, p.a), label: 'A' },
      { at: pointOf(p, p.b), label: 'B' },
    ],
    segments: [{ from: pointOf(p, p.a), to: pointOf(p, p.b), dashed: true }],
  })
}

function solution(p: Params): Step[] {
  const [low, high] = [Math.min(p.a, p.b), Math.max(p.a, p.b)]
  return [
    {
      say: `Both points have the same ${p.along === 'x' ? 'second' : 'first'} number, so they lie on one grid line.`,
      latex: `A${name(pointOf(p, p.a))} \\qquad B${name(pointOf(p, p.b))}`,
      relation: 'next',
    },
    {
      say:
        low < 0
          ? 'They lie on different sides of 0. Add the two distances from 0.'
          : 'They lie on the same side of 0. Subtract the smaller distance.',
      latex: low < 0 ? `${-low} + ${high} = ${distance(p)}` : `${high} - ${low} = ${distance(p)}`,
      value: whole(distance(p)),
      relation: 'next',
    },
  ]
}

/** Find distances between points on a grid line (6.NS.C.8). */
export const level: TopicLevel<Params> = {
  key: 'cartesian_grid_basics/6',
  version: 1,
  params,
  reject,
  note: (p) => `${p.along},${p.shared},${p.a},${p.b}`,
  prompt: (p) => ({ text: `How far is it from \\(A${name(pointOf(p, p.a))}\\) to \\(B${name(pointOf(p, p.b))}\\)?` }),
  answer: (p) => whole(distance(p)),
  forms: ['numeric', 'choice'],
  rules: () => ({ unit: 'units' }),
  distractors,
  hints: (p) => [
    { text: 'One coordinate is the same for both points. So only the other one matters.' },
    { text: `Compare \\(${p.a}\\) and \\(${p.b}\\) on a number line.` },
    { text: p.a < 0 ? 'How far is each from 0? Add the two.' : 'Take the smaller number from the larger one.' },
  ],
  solution,
  figure: picture,
  load: (p) => distance(p) / 4 + (p.a < 0 ? 4 : 0),
}
