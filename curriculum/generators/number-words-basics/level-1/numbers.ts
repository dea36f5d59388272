import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { range } from '../../wrong-answer.ts'
import { wordsToDigitsLevel } from '../words-to-digits.ts'
import type { Named } from '../numerals.ts'

export type Params = Named

/** Small numbers first, then ten to twelve and twenty, then the teens. */
const load = ({ n }: Named): number => (n <= 12 ? n : n === 20 ? 12.5 : n)
const numbers: readonly Named[] = range(0, 20)
  .map((n) => ({ n }))
  .toSorted((a, b) => load(a) - load(b))

/** Match number words to numerals to 20 (K.CC.A.3). */
export const named = wordsToDigitsLevel('number_words_basics/1', {
  params: (chance, difficulty) => pickByDifficulty(chance, numbers, difficulty),
  load,
  space: numbers.length,
})
