import { rootOf, surdFromRational } from '../../values/surd.ts'
import { whole } from '../../values/rational.ts'
import { showValue } from '../../notation/show-value.ts'
import { gridAround, inBrackets, namedPoint } from './points.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Surd } from '../../values/values.ts'

/** Two points of the grid. */
export interface Params {
  readonly a: readonly [number, number]
  readonly b: readonly [number, number]
}

function params(chance: Chance, difficulty: number): Params {
  const high = 5 + Math.round(5 * difficulty)
  const low = -Math.round(12 * difficulty)
  const one = (): number => chance.int(low, high)
  return { a: [one(), one()], b: [one(), one()] }
}

const across = ({ a, b }: Params): number => Math.abs(b[0] - a[0])
const up = ({ a, b }: Params): number => Math.abs(b[1] - a[1])
const square = (p: Params): number => across(p) ** 2 + up(p) ** 2

function reject(p: Params): string | null {
  if (across(p) < 1 || up(p) < 1) return 'no slant'
  return across(p) === 1 && up(p) === 1 ? 'nothing to do' : null
}

const answer = (p: Params): Surd => rootOf(square(p))
const plain = (n: number): Surd => surdFromRational(whole(n))

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: plain(across(p) + up(p)),
      misconception: 'pythagoras_add_legs',
      why: 'That walks along the grid lines. The straight way is shorter: square, add, then take the root.',
    },
    {
      value: plain(square(p)),
      misconception: 'stops_early',
      why: 'That is the square of the distance. Take its square root.',
    },
  ]
  const less = Math.abs(across(p) ** 2 - up(p) ** 2)
  if (less > 0)
    list.push({
      value: rootOf(less),
      misconception: 'wrong_operation',
      why: 'The squares were subtracted. For the longest side of a right triangle, add them.',
    })
  const sums = (p.a[0] + p.b[0]) ** 2 + (p.a[1] + p.b[1]) ** 2
  if (sums > 0)
    list.push({
      value: rootOf(sums),
      misconception: 'slip_sign',
      why: 'The coordinates were added. Subtract them to see how far apart they are.',
    })
  return list
}

function solution(p: Params): Step[] {
  const [dx, dy, n] = [across(p), up(p), square(p)]
  const value = answer(p)
  const shown = showValue(value).latex
  const raw = `\\sqrt{${n}}`
  return [
    {
      say: 'Find how far apart the points are across and up.',
      latex: `|${p.b[0]} - ${inBrackets(p.a[0])}| = ${dx} \\qquad |${p.b[1]} - ${inBrackets(p.a[1])}| = ${dy}`,
      relation: 'next',
    },
    {
      say: 'These are the legs of a right triangle, and the distance is its longest side.',
      latex: `d^2 = ${dx}^2 + ${dy}^2 = ${dx * dx} + ${dy * dy} = ${n}`,
      figure: picture(p, true),
      relation: 'next',
    },
    { say: 'Take the square root.', latex: `d = ${raw}`, value, relation: 'next' },
    ...(shown === raw
      ? [
          {
            say: `\\(${n}\\) has no square factor above 1, so the root stays.`,
            latex: `d = ${shown}`,
            value,
            relation: 'same' as const,
          },
        ]
      : [
          { say: 'Write the root in its simplest form.', latex: `${raw} = ${shown}`, value, relation: 'same' as const },
        ]),
  ]
}

function picture({ a, b }: Params, legs: boolean): Figure {
  return gridAround([a, b], {
    points: [
      { at: a, label: 'A' },
      { at: b, label: 'B' },
    ],
    segments: [
      { from: a, to: b },
      ...(legs
        ? [
            { from: a, to: [b[0], a[1]] as const, dashed: true, second: true },
            { from: [b[0], a[1]] as const, to: b, dashed: true, second: true },
          ]
        : []),
    ],
  })
}

/** Find a distance with coordinates, as an exact root (HSG-GPE.B.7). */
export const level: TopicLevel<Params> = {
  key: 'cartesian_grid_geometry_logic/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a.join()} ${p.b.join()}`,
  prompt: (p, words) => {
    const [a, b] = [namedPoint('A', p.a), namedPoint('B', p.b)]
    return {
      text: words.pick([
        `Find the exact distance between ${a} and ${b}. Simplify any root.`,
        `How long is the segment from ${a} to ${b}? Give the exact length in simplest form.`,
        `A straight path joins ${a} and ${b}. How long is it, exactly? Simplify any root.`,
      ]),
    }
  },
  answer,
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'Most of these distances are roots, which the number box cannot hold.' },
  rules: () => ({ simplest: true, variable: 'd' }),
  distractors,
  hints: (p) => [
    { text: 'Draw a right triangle with the segment as its longest side. How long are its legs?' },
    { text: `The legs are \\(${across(p)}\\) and \\(${up(p)}\\).` },
    { text: `Use \\(d^2 = ${across(p)}^2 + ${up(p)}^2\\), then take the square root.` },
  ],
  solution,
  figure: (p) => picture(p, false),
  load: (p) => (across(p) + up(p)) / 2 + [...p.a, ...p.b].filter((n) => n < 0).length * 4,
}
