import { emptyPlaces, expandedFormLevel, expandedText, mayAsk } from '../expanded-form.ts'
import type { Chance } from '../../../chance.ts'
import type { Expanded } from '../expanded-form.ts'

export type Params = Expanded

/** Sums to read first; then missing parts; empty places and parts out of order as difficulty rises. */
function params(chance: Chance, difficulty: number): Expanded {
  const empty = chance.happens(0.1 + 0.4 * difficulty)
  const first = chance.happens(0.5)
  const [h, t, o] = [chance.int(1, 9), empty && first ? 0 : chance.int(1, 9), empty && !first ? 0 : chance.int(1, 9)]
  const n = 100 * h + 10 * t + o
  const asks = chance.happens(0.15 + 0.5 * difficulty)
  const place = asks ? chance.pick([0, 1, 2].filter((at) => mayAsk(n, at))) : -1
  return { n, place, turned: chance.happens(1.5 * difficulty - 0.3) }
}

/** The parts of a number as they are matched with it. */
export const expandedParts = (n: number): string => `\\(${expandedText(n)}\\)`

/** Write a number as the sum of its place values (2.NBT.A.3): as it was asked before the level had tasks. */
export const expandedForm = expandedFormLevel('place_value_intro/5', {
  params,
  reject: (p) => (p.n % 10 === Math.floor(p.n / 10) % 10 ? 'equal digits hide a swap' : null),
  load: (p) => 2 * emptyPlaces(p.n) + (p.turned ? 3 : 0) + (p.place >= 0 ? 2 : 0),
})
