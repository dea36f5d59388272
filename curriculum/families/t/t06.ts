import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

/** Squares of the lengths of two vectors, of their sum and so of their difference. */
export interface Params {
  readonly u: number
  readonly v: number
  readonly sum: number
}

const difference = ({ u, v, sum }: Params): number => 2 * u + 2 * v - sum

function params(chance: Chance, difficulty: number): Params {
  const [a, b, c, d] = Array.from({ length: 4 }, () =>
    chance.int(-3 - Math.round(4 * difficulty), 4 + Math.round(5 * difficulty)),
  ) as [number, number, number, number]
  return { u: a * a + b * b, v: c * c + d * d, sum: (a + c) ** 2 + (b + d) ** 2 }
}

/** The squares of both diagonals make twice the squares of the sides. */
export const family: ContestFamily<Params> = {
  code: 'T06',
  name: 'Sum and difference of vectors',
  version: 1,
  idea: 'symmetric_identity',
  reach: [10.2, 12.6],
  areas: ['TR', 'GP', 'AL'],
  targetSeconds: 110,
  params,
  reject: (p) =>
    p.u < 2 ||
    p.v < 2 ||
    p.u === p.v ||
    p.sum < 2 ||
    difference(p) < 2 ||
    p.sum === p.u + p.v ||
    [p.u, p.v, p.sum].includes(difference(p))
      ? 'a special place'
      : null,
  note: ({ u, v, sum }) => `${u} ${v} ${sum}`,
  prompt: ({ u, v, sum }, words) => ({
    text: words.pick([
      `The vectors u and v have the lengths \\(\\sqrt{${u}}\\) and \\(\\sqrt{${v}}\\). Their sum u + v has the length \\(\\sqrt{${sum}}\\). The length of u − v is \\(\\sqrt{n}\\). What is n?`,
      `The sides of a parallelogram are \\(\\sqrt{${u}}\\) and \\(\\sqrt{${v}}\\) long, and one diagonal is \\(\\sqrt{${sum}}\\) long. The other diagonal is \\(\\sqrt{n}\\) long. What is n?`,
    ]),
  }),
  answer: (p) => whole(difference(p)),
  forms: ['numeric', 'choice'],
  distractors: ({ u, v, sum }) => [
    mistake('quick_answer', u + v, 'That would be so if the two stood at a right angle.'),
    mistake('half_way', 2 * (u + v), 'That is the sum of the squares of both diagonals. Take the known one away.'),
    mistake('condition_dropped', Math.abs(u + v - sum), 'The sides count twice in this equation.'),
    mistake('one_case_only', Math.abs(u - v), 'Lengths of vectors are not subtracted like that.'),
  ],
  hints: ({ u, v }) =>
    twoHints(
      'Write |u + v|² and |u − v|² with dot products. What is the same in both?',
      `Add both: the mixed terms cancel, and twice ${u} and twice ${v} are left.`,
    ),
  solution: (p) =>
    stepsTo(
      difference(p),
      'Use sum and difference together: |u + v|² + |u − v|² = 2|u|² + 2|v|², because the mixed terms cancel.',
      `\\(${p.sum} + n = 2 \\cdot ${p.u} + 2 \\cdot ${p.v} = ${2 * p.u + 2 * p.v}\\).`,
      `n = ${2 * p.u + 2 * p.v} − ${p.sum} = ${difference(p)}.`,
    ),
  load: ({ u, v }) => Math.sqrt(u) + Math.sqrt(v),
}
