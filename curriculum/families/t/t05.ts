import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly sine: number
  readonly cosine: number
  /** The length that both make together. */
  readonly length: number
  readonly shift: number
  readonly asked: 'largest' | 'smallest'
}

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [6, 8, 10],
  [7, 24, 25],
  [9, 12, 15],
  [20, 21, 29],
  [12, 16, 20],
  [10, 24, 26],
] as const

const sign = ({ asked }: Params): 1 | -1 => (asked === 'largest' ? 1 : -1)

function params(chance: Chance, difficulty: number): Params {
  const [a, b, length] = chance.pick(difficulty < 0.5 ? triples.slice(0, 6) : triples.slice(3))
  const [sine, cosine] = chance.shuffle([a, b]) as [number, number]
  return {
    sine,
    cosine: chance.happens(0.5) ? cosine : -cosine,
    length,
    shift:
      chance.int(2 + Math.round(10 * difficulty), 8 + Math.round(24 * difficulty)) * (chance.happens(0.5) ? 1 : -1),
    asked: chance.pick(['largest', 'smallest']),
  }
}

const shown = (p: Params): string =>
  `${p.sine} \\sin x ${p.cosine < 0 ? '-' : '+'} ${Math.abs(p.cosine)} \\cos x ${p.shift < 0 ? '-' : '+'} ${Math.abs(p.shift)}`

/** Two waves of one length are one wave: a right triangle gives its height. */
export const family: ContestFamily<Params> = {
  code: 'T05',
  name: 'The largest swing',
  version: 1,
  idea: 'hidden_right_triangle',
  reach: [11, 13.2],
  areas: ['TR', 'FN', 'GP'],
  targetSeconds: 90,
  params,
  note: ({ sine, cosine, shift, asked }) => `${sine} ${cosine} ${shift} ${asked}`,
  prompt: (p, words) => ({
    text: words.pick([
      `What is the ${p.asked} value that \\(${shown(p)}\\) can have?`,
      `The height of a float on the water is \\(${shown(p)}\\) centimeters, where x grows with time. What is the ${p.asked} height that it reaches?`,
    ]),
  }),
  answer: (p) => whole(p.shift + sign(p) * p.length),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'quick_answer',
      p.shift + sign(p) * (p.sine + Math.abs(p.cosine)),
      'Sine and cosine never reach their extremes at the same x.',
    ),
    mistake(
      'one_case_only',
      p.shift + sign(p) * Math.max(p.sine, Math.abs(p.cosine)),
      'Together the two reach a little farther than the larger one.',
    ),
    mistake('half_way', sign(p) * p.length, 'That is the swing alone. There is a number added to it.'),
    mistake('slip_sign', -(p.shift + sign(p) * p.length), 'Look at the signs once more.'),
  ],
  hints: (p) =>
    twoHints(
      'Can the sine and the cosine be 1 at the same time?',
      `Think of a right triangle with the legs ${p.sine} and ${Math.abs(p.cosine)}. Both waves together are one wave, and it is as high as the longest side.`,
    ),
  solution: (p) =>
    stepsTo(
      p.shift + sign(p) * p.length,
      `There is a hidden right triangle: with the legs ${p.sine} and ${Math.abs(p.cosine)} its longest side is \\(\\sqrt{${p.sine ** 2} + ${p.cosine ** 2}} = ${p.length}\\).`,
      `Both terms together are ${p.length} times the sine of a moved angle, so they go from −${p.length} to ${p.length}.`,
      `With the number at the end: \\(${p.shift} ${sign(p) === 1 ? '+' : '-'} ${p.length} = ${p.shift + sign(p) * p.length}\\).`,
    ),
  load: (p) => p.length + Math.abs(p.shift) / 2,
}
