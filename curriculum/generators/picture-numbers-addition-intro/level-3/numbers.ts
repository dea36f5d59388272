import { pictureAdditionLevel, tradedPlaces } from '../picture-addition.ts'
import type { Chance } from '../../../chance.ts'
import type { Addition } from '../picture-addition.ts'

export type Params = Addition

/** Three-digit numbers with one trade, then two. */
function params(chance: Chance, difficulty: number): Addition {
  const wanted = chance.happens(1.4 * difficulty - 0.2) ? 2 : 1
  const draw = (): Addition => ({ a: chance.int(112, 300 + Math.round(350 * difficulty)), b: chance.int(112, 340) })
  let p = draw()
  for (let i = 0; i < 30 && tradedPlaces(p).length !== wanted; i++) p = draw()
  return p
}

/** Add three-digit picture numbers with trades (3.NBT.A.2): as it was asked before the level had tasks. */
export const addLargePictures = pictureAdditionLevel('picture_numbers_addition_intro/3', {
  params,
  reject: (p) => (p.a + p.b > 999 || tradedPlaces(p).length === 0 ? 'no trade, or beyond the hundreds' : null),
  load: (p) => 5 * tradedPlaces(p).length + p.a / 150,
})
