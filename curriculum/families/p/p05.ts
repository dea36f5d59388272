import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  /** An odd number of terms. */
  readonly terms: number
  readonly step: number
  readonly middle: number
  readonly asked: 'largest' | 'smallest'
}

const half = ({ terms }: Params): number => (terms - 1) / 2
const sign = ({ asked }: Params): 1 | -1 => (asked === 'largest' ? 1 : -1)
const end = (p: Params): number => p.middle + sign(p) * half(p) * p.step

function params(chance: Chance, difficulty: number): Params {
  const step = difficulty < 0.3 ? 1 : chance.int(1, 3)
  const terms = 2 * chance.int(2 + Math.round(2 * difficulty), 4 + Math.round(9 * difficulty)) + 1
  const middle = chance.int(step * terms, step * terms + 30 + Math.round(20 * difficulty))
  // Even and odd numbers go in twos; multiples of 3 stay multiples of 3.
  return {
    terms,
    step,
    middle: step === 3 ? 3 * Math.ceil(middle / 3) : middle,
    asked: chance.pick(['largest', 'smallest']),
  }
}

const kind = ({ step, middle }: Params): string =>
  step === 1
    ? 'whole numbers in a row'
    : step === 3
      ? 'multiples of 3 in a row'
      : `${middle % 2 === 0 ? 'even' : 'odd'} numbers in a row`

/** Numbers in equal steps balance around the one in the middle. */
export const family: ContestFamily<Params> = {
  code: 'P05',
  name: 'The middle of a sum',
  version: 1,
  idea: 'pairing',
  reach: [6.6, 9.2],
  areas: ['PN', 'AL', 'ST'],
  targetSeconds: 100,
  params,
  note: ({ terms, step, middle, asked }) => `${terms} ${step} ${middle} ${asked}`,
  prompt: (p, words) => ({
    text: words.pick([
      `The sum of ${p.terms} ${kind(p)} is ${p.terms * p.middle}. What is the ${p.asked} of them?`,
      `${p.terms} ${kind(p)} add up to ${p.terms * p.middle}. Which of them is the ${p.asked}?`,
    ]),
  }),
  answer: (p) => whole(end(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('half_way', p.middle, 'That is the one in the middle. How far is it from there to the end?'),
    mistake('other_quantity', p.middle - sign(p) * half(p) * p.step, 'That is the other end of the row.'),
    mistake(
      'count_off_by_one',
      end(p) + sign(p) * p.step,
      'One step too far. How many numbers lie on one side of the middle?',
    ),
    mistake(
      'condition_dropped',
      p.middle + sign(p) * half(p) * (p.step === 1 ? 2 : 1),
      'The numbers go in other steps than that.',
    ),
  ],
  hints: (p) =>
    twoHints(
      'Pair the first number with the last, the second with the next to last. What do you notice?',
      `The middle one is ${p.terms * p.middle} ÷ ${p.terms}. Half of the others come after it.`,
    ),
  solution: (p) =>
    stepsTo(
      end(p),
      'Make pairs around the middle: each pair balances, so the middle number is the mean of all.',
      `The middle number is ${p.terms * p.middle} ÷ ${p.terms} = ${p.middle}.`,
      `${half(p)} numbers lie on each side of it, in steps of ${p.step}.`,
      `${p.middle} ${sign(p) === 1 ? '+' : '−'} ${half(p)} × ${p.step} = ${end(p)}.`,
    ),
  load: (p) => p.terms + 4 * p.step + p.middle / 20,
}
