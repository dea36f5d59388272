import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { range } from '../../wrong-answer.ts'
import { columnSumLevel } from '../column-sums.ts'
import type { Sum } from '../column-sums.ts'

export type Params = Sum

const makesTen = (p: Sum): boolean => (p.a % 10) + p.b > 9
const sums: readonly Sum[] = range(11, 96)
  .flatMap((a) => range(1, 9).map((b): Sum => ({ a, b })))
  .filter((p) => p.a + p.b <= 100)
  .toSorted((x, y) => load(x) - load(y))

function load(p: Sum): number {
  return p.a / 12 + p.b / 4 + (makesTen(p) ? 5 : 0)
}

/** Add ones to a two-digit number (1.NBT.C.4). */
export const addOnes = columnSumLevel('multi_digit_addition_practice/1', {
  params: (chance, difficulty) => pickByDifficulty(chance, sums, difficulty, 0.53),
  load,
  blocks: true,
})
