import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { range } from '../../wrong-answer.ts'
import { wordsToDigitsLevel } from '../words-to-digits.ts'
import type { Named } from '../numerals.ts'

export type Params = Named

/** Full tens, then numbers with few tens, then with many; teens in between. */
const load = ({ n }: Named): number =>
  n % 10 === 0 ? n / 10 : n < 20 ? 14 + n / 10 : 12 + n / 10 + (n % 10 > n / 10 ? 3 : 0)
const numbers: readonly Named[] = range(11, 100)
  .map((n) => ({ n }))
  .toSorted((a, b) => load(a) - load(b))

/** Match numerals and number words to 100 (1.NBT.A.1). */
export const named = wordsToDigitsLevel('number_words_basics/2', {
  params: (chance, difficulty) => pickByDifficulty(chance, numbers, difficulty),
  load,
  space: numbers.length,
})
