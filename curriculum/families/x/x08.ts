import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

/** Bounds of a root in halves: 7 is 3.5. */
export interface Params {
  readonly low: number
  readonly high: number
}

const shown = (halves: number): string => (halves % 2 === 0 ? String(halves / 2) : (halves / 2).toFixed(1))
const first = ({ low }: Params): number => Math.floor((low * low) / 4) + 1
const last = ({ high }: Params): number => Math.ceil((high * high) / 4) - 1
const value = (p: Params): number => last(p) - first(p) + 1

function params(chance: Chance, difficulty: number): Params {
  const low = chance.int(4 + Math.round(4 * difficulty), 9 + Math.round(11 * difficulty))
  return { low, high: low + chance.int(3, 5 + Math.round(5 * difficulty)) }
}

/** A root between two bounds: square the bounds and mind the ends. */
export const family: ContestFamily<Params> = {
  code: 'X08',
  name: 'Whole numbers between roots',
  version: 1,
  idea: 'interval_bounds',
  reach: [7.6, 10],
  areas: ['RA', 'NU'],
  targetSeconds: 90,
  params,
  space: 130,
  note: ({ low, high }) => `${low} ${high}`,
  prompt: ({ low, high }, words) => ({
    text: words.pick([
      `For how many whole numbers n is \\(${shown(low)} < \\sqrt{n} < ${shown(high)}\\)?`,
      `A square has an area of n square inches, where n is a whole number. Its side is longer than ${shown(low)} inches and shorter than ${shown(high)} inches. How many values can n have?`,
    ]),
  }),
  answer: (p) => whole(value(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'quick_answer',
      Math.ceil(p.high / 2) - Math.floor(p.low / 2) - 1,
      'Those are whole numbers between the bounds. But n is the square of such a number.',
    ),
    mistake('last_case_missed', value(p) - 1, 'One is missing. Count both the first and the last one.'),
    mistake('count_off_by_one', value(p) + 1, 'One too many. Is the bound itself allowed?'),
    mistake('half_way', last(p), 'That is the largest n. The numbers that are too small do not count.'),
  ],
  hints: ({ low }) =>
    twoHints(
      'Get rid of the root: what do you do with all three parts?',
      `Square the bounds. ${shown(low)} squared is ${(low * low) / 4}. Which is the first whole number above it?`,
    ),
  solution: (p) =>
    stepsTo(
      value(p),
      'Put n between two bounds by squaring all three parts.',
      `${(p.low * p.low) / 4} < n < ${(p.high * p.high) / 4}.`,
      `So n goes from ${first(p)} to ${last(p)}.`,
      `These are ${last(p)} − ${first(p)} + 1 = ${value(p)} numbers.`,
    ),
  load: ({ low, high }) => low + high,
}
