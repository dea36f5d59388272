import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly number: number
}

const ways = (number: number): [number, number][] => {
  const found: [number, number][] = []
  for (let low = 1; low * low < number; low++)
    if (number % low === 0 && (low + number / low) % 2 === 0) found.push([low, number / low])
  return found
}

const divisors = (number: number): number =>
  Array.from({ length: number }, (_, i) => i + 1).filter((n) => number % n === 0).length

function params(chance: Chance, difficulty: number): Params {
  const all = Array.from({ length: 380 }, (_, i) => i + 21).filter((n) => ways(n).length >= 2)
  const sorted = all.toSorted((a, b) => ways(a).length * 40 + a - (ways(b).length * 40 + b))
  const from = Math.round(0.55 * difficulty * sorted.length)
  return { number: chance.pick(sorted.slice(from, from + Math.ceil(0.45 * sorted.length))) }
}

/** A difference of two squares is a product: count the factor pairs. */
export const family: ContestFamily<Params> = {
  code: 'E08',
  name: 'Differences of squares',
  version: 1,
  idea: 'difference_of_squares',
  reach: [8.2, 10.6],
  areas: ['AL', 'FP', 'EX'],
  targetSeconds: 120,
  params,
  space: 179,
  note: ({ number }) => String(number),
  prompt: ({ number }, words) => ({
    text: words.pick([
      `In how many ways can ${number} be written as \\(a^2 - b^2\\) with positive whole numbers a and b?`,
      `A small square is cut out of a large square. Both have whole-number sides, and an area of ${number} is left. How many pairs of such squares are there?`,
    ]),
  }),
  answer: ({ number }) => whole(ways(number).length),
  forms: ['numeric', 'choice'],
  distractors: ({ number }) => [
    mistake(
      'counted_twice',
      divisors(number),
      'Each factor pair is there twice: 3 · 5 and 5 · 3 give the same squares.',
    ),
    mistake(
      'condition_dropped',
      Math.ceil(divisors(number) / 2) + (number % 2 === 0 ? 0 : 1),
      number % 2 === 0
        ? 'Check each pair: both factors must be odd or both even, and b must not be 0.'
        : 'That is too many. Each factor pair gives one way, as long as b is not 0.',
    ),
    mistake(
      'last_case_missed',
      ways(number).length - 1,
      'One pair is missing. Go through the smaller factors in order.',
    ),
    mistake(
      'quick_answer',
      Math.floor(Math.sqrt(number)),
      'Not every smaller square works. Think of a product instead.',
    ),
  ],
  hints: ({ number }) =>
    twoHints(
      'Write a² − b² as a product.',
      `(a − b)(a + b) = ${number}. The two factors are both odd or both even. Why?`,
    ),
  solution: ({ number }) => {
    const pairs = ways(number)
    return stepsTo(
      pairs.length,
      `See the difference of two squares as a product: (a − b)(a + b) = ${number}.`,
      'The factors differ by 2b, so both are odd or both are even.',
      `Such pairs are ${pairs.map(([low, high]) => `${low} · ${high}`).join(', ')}. Each gives one way, so there are ${pairs.length}.`,
    )
  },
  load: ({ number }) => ways(number).length * 40 + number,
}
