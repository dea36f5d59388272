import { pictureAdditionLevel } from '../picture-addition.ts'
import type { Chance } from '../../../chance.ts'
import type { Addition } from '../picture-addition.ts'

export type Params = Addition

/** Two digits at first, then three; no pile ever reaches ten. */
function params(chance: Chance, difficulty: number): Addition {
  const long = chance.happens(1.6 * difficulty - 0.3)
  const least = 1 + Math.round(2 * difficulty)
  const pair = (low: number): [number, number] => {
    const x = chance.int(low, 8)
    return [x, chance.int(low === 0 ? 0 : 1, 9 - x)]
  }
  const [h, t, o] = [long ? pair(1) : [0, 0], pair(1), pair(least > 2 ? 2 : 1)]
  return { a: 100 * (h[0] ?? 0) + 10 * t[0] + o[0], b: 100 * (h[1] ?? 0) + 10 * t[1] + o[1] }
}

const digitSum = (n: number): number => [...String(n)].reduce((sum, digit) => sum + Number(digit), 0)

/** Add numbers drawn with blocks when no trade is needed (2.NBT.B.7): as it was asked before the level had tasks. */
export const addPictures = pictureAdditionLevel('picture_numbers_addition_intro/1', {
  params,
  reject: (p) => (p.a === p.b ? 'equal numbers' : null),
  load: (p) => (p.a > 99 ? 20 : 0) + digitSum(p.a + p.b) / 4,
})
