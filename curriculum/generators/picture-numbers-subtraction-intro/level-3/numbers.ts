import { pictureSubtractionLevel } from '../picture-subtraction.ts'
import { digitsOf } from '../trades.ts'
import type { Chance } from '../../../chance.ts'
import type { Subtraction } from '../trades.ts'

export type Params = Subtraction

/** The tens need a hundred, the ones have enough. More hundreds, and more of them taken, as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const topHundreds = chance.int(2 + Math.round(3 * difficulty), 3 + Math.round(6 * difficulty))
  const bottomHundreds = chance.int(Math.round(2 * difficulty), topHundreds - 1)
  const topTens = chance.int(1, 8)
  const topOnes = chance.int(1, 9)
  return {
    top: 100 * topHundreds + 10 * topTens + topOnes,
    bottom: 100 * bottomHundreds + 10 * chance.int(topTens + 1, 9) + chance.int(1, topOnes),
  }
}

const load = (p: Params): number => 2 * digitsOf(p.top)[2] + digitsOf(p.bottom)[2]

/** Break a hundred into tens in three-digit picture numbers (3.NBT.A.2): as it was asked before the level had tasks. */
export const breakAHundred = pictureSubtractionLevel('picture_numbers_subtraction_intro/3', { params, load })
