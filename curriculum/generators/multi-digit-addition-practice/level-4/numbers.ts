import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { range } from '../../wrong-answer.ts'
import { columnSumLevel } from '../column-sums.ts'
import type { Sum } from '../column-sums.ts'

export type Params = Sum

/** Every pair whose ones make a new ten, within 100. */
const sums: readonly Sum[] = range(12, 89)
  .flatMap((a) => range(12, 89).map((b): Sum => ({ a, b })))
  .filter((p) => (p.a % 10) + (p.b % 10) > 9 && p.a + p.b <= 100)
  .toSorted((x, y) => x.a + x.b - y.a - y.b)

/** Add two-digit numbers, making a new ten (2.NBT.B.5). */
export const addWithNewTen = columnSumLevel('multi_digit_addition_practice/4', {
  params: (chance, difficulty) => pickByDifficulty(chance, sums, difficulty),
  load: (p) => p.a + p.b,
  blocks: true,
})
