import { rational, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, signed, stepsTo, twoHints } from '../writing.ts'

/** Two places of equal height, and a third whose mirror image is wanted. */
export interface Params {
  readonly first: number
  readonly second: number
  readonly place: number
  readonly height: number
}

const other = ({ first, second, place }: Params): number => first + second - place

function params(chance: Chance, difficulty: number): Params {
  const reach = 6 + Math.round(8 * difficulty)
  return {
    first: -chance.int(Math.round(5 * difficulty), reach),
    second: chance.int(3 + Math.round(4 * difficulty), reach + 3),
    place: chance.int(-reach, reach),
    height: chance.int(2, 30),
  }
}

/** Equal heights of a parabola lie mirror-wise to its axis. */
export const family: ContestFamily<Params> = {
  code: 'X15',
  name: 'Two equal heights',
  version: 1,
  idea: 'symmetry_line',
  reach: [9.4, 11.8],
  areas: ['FN', 'AL'],
  targetSeconds: 70,
  params,
  reject: (p) =>
    [p.first, p.second].includes(p.place) ||
    other(p) === p.place ||
    [p.first, p.second, p.place, p.height].some((n) => Math.abs(n) === Math.abs(other(p)))
      ? 'a place that is known'
      : null,
  note: ({ first, second, place }) => `${first} ${second} ${place}`,
  prompt: ({ first, second, place, height }, words) => ({
    text: words.pick([
      `f is a quadratic function with \\(f(${first}) = f(${second})\\). Also \\(f(${place}) = ${height}\\). For which other x is \\(f(x) = ${height}\\)?`,
      `An arch has the shape of a parabola. At x = ${signed(first)} and x = ${signed(second)} it is equally high. At x = ${signed(place)} it is ${height} feet high. At which other x is it ${height} feet high?`,
    ]),
  }),
  answer: (p) => whole(other(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('half_way', rational(p.first + p.second, 2), 'That is the axis. Now mirror the third place in it.'),
    mistake('quick_answer', -p.place, 'The axis of the parabola need not be the y-axis.'),
    mistake('wrong_operation', p.place + (p.second - p.first), 'Equal heights are mirrored, not shifted.'),
    mistake('condition_dropped', p.height, 'That is the height, but a place is asked for.'),
  ],
  hints: (p) =>
    twoHints(
      'A parabola is its own mirror image. Where is the mirror line?',
      `It is midway between ${signed(p.first)} and ${signed(p.second)}. How far is ${signed(p.place)} from it?`,
    ),
  solution: (p) => {
    const axis = (p.first + p.second) / 2
    return stepsTo(
      other(p),
      `Use the mirror line: it is midway between the two equal heights, at x = ${signed(axis)}.`,
      `${signed(p.place)} is ${Math.abs(p.place - axis)} to the ${p.place > axis ? 'right' : 'left'} of it.`,
      `The same to the ${p.place > axis ? 'left' : 'right'} is x = ${signed(other(p))}.`,
    )
  },
  load: (p) => Math.abs(p.first) + Math.abs(p.second) + Math.abs(p.place),
}
