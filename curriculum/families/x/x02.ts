import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly twos: number
  readonly fives: number
}

const tens = ({ twos, fives }: Params): number => Math.min(twos, fives)
const rest = ({ twos, fives }: Params): number => (twos > fives ? 2 ** (twos - fives) : 5 ** (fives - twos))
const digits = (p: Params): number => String(rest(p)).length + tens(p)

function params(chance: Chance, difficulty: number): Params {
  const tenfold = chance.int(5 + Math.round(8 * difficulty), 12 + Math.round(30 * difficulty))
  const more = chance.happens(0.6) ? 'twos' : 'fives'
  const by = more === 'twos' ? chance.int(3, 8) : chance.int(2, 4)
  return { twos: tenfold + (more === 'twos' ? by : 0), fives: tenfold + (more === 'fives' ? by : 0) }
}

/** Twos and fives make tens: only a small number is left to write. */
export const family: ContestFamily<Params> = {
  code: 'X02',
  name: 'How many digits',
  version: 1,
  idea: 'place_shift',
  reach: [7.2, 9.8],
  areas: ['SN', 'EX', 'PL'],
  targetSeconds: 90,
  params,
  reject: (p) => ([p.twos, p.fives].includes(digits(p)) ? 'a number that is shown' : null),
  space: 246,
  note: ({ twos, fives }) => `${twos} ${fives}`,
  prompt: ({ twos, fives }, words) => ({
    text: words.pick([
      `How many digits does the number \\(2^{${twos}} \\cdot 5^{${fives}}\\) have?`,
      `A computer writes the number \\(2^{${twos}} \\cdot 5^{${fives}}\\) out in full. How many digits does it write?`,
    ]),
  }),
  answer: (p) => whole(digits(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('half_way', tens(p), 'That is how many zeros there are at the end. What stands in front of them?'),
    mistake('surface_operation', p.twos + p.fives, 'That counts the factors. How many tens do they make?'),
    mistake('quick_answer', Math.max(p.twos, p.fives) + 1, 'Not every factor has a partner.'),
    mistake('last_case_missed', tens(p) + 1, 'More than one digit is left in front of the zeros.'),
  ],
  hints: (p) =>
    twoHints(
      '2 · 5 = 10. How many such pairs can you make?',
      `${tens(p)} pairs make \\(10^{${tens(p)}}\\). Which factors are left over, and what do they make?`,
    ),
  solution: (p) => {
    const [base, left] = p.twos > p.fives ? [2, p.twos - p.fives] : [5, p.fives - p.twos]
    return stepsTo(
      digits(p),
      `Make tens: each 2 with a 5 is a ten, and a ten only shifts the places. That makes \\(10^{${tens(p)}}\\).`,
      `Left over is \\(${base}^{${left}} = ${rest(p)}\\).`,
      `${rest(p)} with ${tens(p)} zeros behind it has ${String(rest(p)).length} + ${tens(p)} = ${digits(p)} digits.`,
    )
  },
  load: ({ twos, fives }) => twos + fives,
}
