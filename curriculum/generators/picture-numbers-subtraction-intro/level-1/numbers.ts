import { pictureSubtractionLevel } from '../picture-subtraction.ts'
import { digitsOf, tradedPlaces } from '../trades.ts'
import type { Chance } from '../../../chance.ts'
import type { Subtraction } from '../trades.ts'

export type Params = Subtraction

/** Two places, or three as difficulty rises; in each place enough to take from. */
function params(chance: Chance, difficulty: number): Params {
  const count = chance.happens(1.6 * difficulty - 0.3) ? 3 : 2
  let [top, bottom] = [0, 0]
  for (let place = 0; place < count; place++) {
    const digit = place === 2 ? chance.int(1, 6) : chance.int(2 + Math.round(3 * difficulty), 9)
    top += digit * 10 ** place
    bottom += chance.int(place === 2 ? 0 : 1, digit) * 10 ** place
  }
  return { top, bottom }
}

function reject(p: Params): string | null {
  if (tradedPlaces(p).length > 0) return 'a trade'
  return p.top - p.bottom < 5 ? 'nothing much is left' : null
}

const load = (p: Params): number => {
  const [ones, tens, hundreds] = digitsOf(p.bottom)
  return 6 * String(p.top).length + (ones + tens + hundreds) / 3
}

/** Subtract numbers drawn with blocks when no trade is needed (2.NBT.B.7): as it was asked before the level had tasks. */
export const takeFromPictures = pictureSubtractionLevel('picture_numbers_subtraction_intro/1', { params, reject, load })
