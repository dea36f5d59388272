import { range } from '../../wrong-answer.ts'
import { wordsToDigitsLevel } from '../words-to-digits.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Named } from '../numerals.ts'

export type Params = Named

/** Five digits at first, then six, with more empty places. */
function params(chance: Chance, difficulty: number): Named {
  const places = Math.min(6, 5 + Math.floor(1.3 * difficulty + 0.5 * chance.unit()))
  const emptiness = 0.1 + 0.35 * difficulty
  const digits = range(1, places).map((i) => (i > 1 && chance.happens(emptiness) ? 0 : chance.int(1, 9)))
  return { n: Number(digits.join('')) }
}

const zeros = (n: number): number => [...String(n)].filter((digit) => digit === '0').length

/** Read and write multi-digit numbers with periods and commas (4.NBT.A.2). */
export const named: TopicLevel<Named> = {
  ...wordsToDigitsLevel('number_words_basics/4', { params, load: ({ n }) => 2 * String(n).length + zeros(n) }),
  version: 3,
  reject: ({ n }) =>
    n % 10 === Math.floor(n / 10) % 10 && n % 1000 !== 0
      ? 'equal last digits hide a swap'
      : n % 1000 === 0 && n < 10_000
        ? 'too plain'
        : null,
}
