import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { range } from '../../wrong-answer.ts'
import { wordsToDigitsLevel } from '../words-to-digits.ts'
import type { Named } from '../numerals.ts'

export type Params = Named

const zeros = (n: number): number => [...String(n)].filter((digit) => digit === '0').length
/** Empty places and teens are harder; so are larger numbers. */
const load = ({ n }: Named): number => n / 100 + 4 * zeros(n) + (n % 100 > 10 && n % 100 < 20 ? 3 : 0)
const numbers: readonly Named[] = range(101, 1000)
  .filter((n) => n % 10 !== Math.floor(n / 10) % 10 || n % 100 === 0)
  .map((n) => ({ n }))
  .toSorted((a, b) => load(a) - load(b))

/** Read and write three-digit numbers in words and numerals (2.NBT.A.3). */
export const named = wordsToDigitsLevel('number_words_basics/3', {
  params: (chance, difficulty) => pickByDifficulty(chance, numbers, difficulty, 0.55),
  load,
})
