import { rational, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, signed, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly x: number
  readonly y: number
  /** Slopes of two lines that meet at (x, y): one rises, one falls, or both rise. */
  readonly first: number
  readonly second: number
}

const meets = ({ x, y }: Params, slope: number): number => x - y / slope
const base = (p: Params): number => Math.abs(meets(p, p.first) - meets(p, p.second))
const area = (p: Params): number => (base(p) * p.y) / 2

function params(chance: Chance, difficulty: number): Params {
  const y = chance.pick(difficulty < 0.35 ? [4, 6] : difficulty < 0.7 ? [6, 8] : [8, 12, 18, 24])
  const slopes = [1, 2, 3, 4, 6].filter((slope) => y % slope === 0)
  const [a, b] = chance.sample(slopes, 2) as [number, number]
  return {
    x: chance.int(-6, 6 + Math.round(4 * difficulty)),
    y,
    first: a,
    second: difficulty > 0.6 && chance.happens(0.6) ? b : -b,
  }
}

/** Two lines and an axis: the slopes give the base, the meeting point the height. */
export const family: ContestFamily<Params> = {
  code: 'E15',
  name: 'A triangle between lines',
  version: 2,
  idea: 'area_from_intercepts',
  reach: [8.2, 10.6],
  areas: ['SL', 'AL', 'G2'],
  targetSeconds: 110,
  params,
  reject: (p) => (p.x === p.y || p.x === 0 ? 'coordinates alike' : null),
  note: ({ x, y, first, second }) => `${x} ${y} ${first} ${second}`,
  prompt: ({ x, y, first, second }, words) => ({
    text: words.pick([
      `Two lines with the slopes ${first} and ${signed(second)} meet at (${signed(x)}, ${y}). What is the area of the triangle that they form with the x-axis?`,
      `From the point (${signed(x)}, ${y}) two straight slides lead down to the x-axis. One has the slope ${first}, the other ${signed(second)}. What is the area of the triangle between the slides and the axis?`,
    ]),
  }),
  answer: (p) => whole(area(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('half_way', 2 * area(p), 'A triangle is half of base times height.'),
    mistake('other_quantity', base(p), 'That is the base. Now the height.'),
    mistake(
      'slip_sign',
      (Math.abs(p.y / p.first + p.y / p.second) * p.y) / 2,
      'Look where each line meets the axis: to the left or to the right of the point?',
    ),
    mistake(
      'surface_operation',
      rational(Math.abs(p.x * p.y), 2),
      'The coordinates of the point are not the sides of the triangle.',
    ),
  ],
  hints: (p) =>
    twoHints(
      'Where does each line meet the x-axis?',
      `From (${signed(p.x)}, ${p.y}) down to the axis it is ${p.y}. With slope ${p.first}, ${p.y} down is ${p.y / p.first} to the left.`,
    ),
  solution: (p) => {
    const said = (slope: number): string =>
      `Slope ${signed(slope)}: ${p.y / Math.abs(slope)} to the ${slope > 0 ? 'left' : 'right'}, at x = ${signed(meets(p, slope))}.`
    return stepsTo(
      area(p),
      `Find where the lines meet the axis: the slope says how far to the side ${p.y} down is.`,
      said(p.first),
      said(p.second),
      `The base is ${base(p)} and the height ${p.y}, so the area is ${base(p)} · ${p.y} ÷ 2 = ${area(p)}.`,
    )
  },
  load: (p) => p.y + (p.second > 0 ? 6 : 0),
}
