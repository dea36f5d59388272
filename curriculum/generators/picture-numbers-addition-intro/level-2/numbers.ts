import { pictureAdditionLevel } from '../picture-addition.ts'
import type { Chance } from '../../../chance.ts'
import type { Addition } from '../picture-addition.ts'

export type Params = Addition

/** Two-digit numbers whose ones make ten or more; larger tens as difficulty rises. */
function params(chance: Chance, difficulty: number): Addition {
  const [one, two] = [chance.int(2, 9), chance.int(2, 9)]
  const most = 3 + Math.round(4 * difficulty)
  const tens = chance.int(Math.max(1, most - 3), most)
  const other = chance.int(1, Math.max(1, Math.min(8 - tens, most)))
  return { a: 10 * tens + one, b: 10 * other + two }
}

/** Add drawn numbers, trading ten ones for a ten (2.NBT.B.7, 2.NBT.B.9): as it was asked before the level had tasks. */
export const addPicturesTrading = pictureAdditionLevel('picture_numbers_addition_intro/2', {
  params,
  reject: (p) => ((p.a % 10) + (p.b % 10) < 10 ? 'no trade' : p.a + p.b > 99 ? 'a second trade' : null),
  load: (p) => Math.floor(p.a / 10) + Math.floor(p.b / 10) / 4,
})
