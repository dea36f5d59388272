import { pictureSubtractionLevel } from '../picture-subtraction.ts'
import { digitsOf } from '../trades.ts'
import type { Chance } from '../../../chance.ts'
import type { Subtraction } from '../trades.ts'

export type Params = Subtraction

/** No tens on top, and too few ones: the trade goes across the empty place. Later the ones are empty too. */
function params(chance: Chance, difficulty: number): Params {
  const topHundreds = chance.int(2 + Math.round(3 * difficulty), 3 + Math.round(6 * difficulty))
  const bottomHundreds = chance.int(Math.round(2 * difficulty), topHundreds - 1)
  const topOnes = chance.happens(0.5 * difficulty) ? 0 : chance.int(1, 8)
  return {
    top: 100 * topHundreds + topOnes,
    bottom: 100 * bottomHundreds + 10 * chance.int(1, 9) + chance.int(topOnes + 1, 9),
  }
}

const load = (p: Params): number => 2 * digitsOf(p.top)[2] + digitsOf(p.bottom)[2] + (digitsOf(p.top)[0] === 0 ? 3 : 0)

/** Subtract drawn numbers when a place is empty (3.NBT.A.2): as it was asked before the level had tasks. */
export const breakAcrossZero = pictureSubtractionLevel('picture_numbers_subtraction_intro/4', { params, load })
