import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly base: 2 | 3 | 5
  /** The sum has base^more terms. */
  readonly more: number
  readonly exponent: number
}

function params(chance: Chance, difficulty: number): Params {
  const base = chance.pick(difficulty < 0.4 ? ([2, 3] as const) : ([2, 3, 5] as const))
  return {
    base,
    more: chance.int(1, base === 2 ? 5 : 2 + (base === 3 ? 1 : 0)),
    exponent: chance.int(4 + Math.round(10 * difficulty), 12 + Math.round(40 * difficulty)),
  }
}

/** Equal powers added: the number of terms is a power itself. */
export const family: ContestFamily<Params> = {
  code: 'X01',
  name: 'Adding equal powers',
  version: 1,
  idea: 'regroup',
  reach: [6.8, 9.2],
  areas: ['EX', 'SN', 'PN'],
  targetSeconds: 75,
  params,
  note: ({ base, more, exponent }) => `${base} ${more} ${exponent}`,
  prompt: ({ base, more, exponent }, words) => ({
    text: words.pick([
      `${base ** more} terms, each equal to \\(${base}^{${exponent}}\\), are added. The sum is written as \\(${base}^x\\). What is x?`,
      `${base ** more} boxes hold \\(${base}^{${exponent}}\\) grains of sand each. Together that is \\(${base}^x\\) grains. What is x?`,
    ]),
  }),
  answer: ({ more, exponent }) => whole(exponent + more),
  forms: ['numeric', 'choice'],
  distractors: ({ base, more, exponent }) => [
    mistake(
      'surface_operation',
      exponent * base ** more,
      'The exponent says how often the base is a factor. Adding terms does not multiply it.',
    ),
    mistake('quick_answer', exponent + base ** more, 'The number of terms is a power too. Which one?'),
    mistake('half_way', exponent, 'One term alone has that exponent. There are more of them.'),
    mistake(
      'wrong_operation',
      exponent * (more + 1),
      'When powers of one base are multiplied, what happens to the exponents?',
    ),
  ],
  hints: ({ base, more }) =>
    twoHints(
      'Write the sum of equal terms as a product.',
      `Write ${base ** more} as a power of ${base}, then put the two powers together.`,
    ),
  solution: ({ base, more, exponent }) =>
    stepsTo(
      exponent + more,
      `Put it together in another way: equal terms added are a product, \\(${base ** more} \\cdot ${base}^{${exponent}}\\).`,
      `\\(${base ** more} = ${more === 1 ? base : `${base}^{${more}}`}\\).`,
      `\\(${more === 1 ? base : `${base}^{${more}}`} \\cdot ${base}^{${exponent}} = ${base}^{${exponent + more}}\\), so x = ${exponent + more}.`,
    ),
  load: ({ exponent, more }) => exponent + more,
}
