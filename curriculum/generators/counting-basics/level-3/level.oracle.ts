import { item } from '../../../values/items.ts'
import { countingTasks } from '../counting-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Figure, Item, Rational } from '../../../values/values.ts'

/** Takes counters off the frames one at a time until none is left. */
export function oracle(p: Params): Rational {
  let taken = 0
  for (let left = p.discs; left > 0; left--) taken++
  for (let left = p.hexagons; left > 0; left--) taken++
  return whole(taken)
}

/** Counts both kinds of counters that the frames show. */
export function fromFacts(facts: Figure['facts']): Rational {
  return whole(Number(facts['filled']) + Number(facts['second']))
}

/** A frame that is not full is taken for ten, or a full one is forgotten. */
export const wrong = {
  looks_alike: (p: Params): Rational => whole(p.discs === 10 ? p.hexagons : 10 + p.hexagons),
}

const { put_more, left_out } = countingTasks
export const tasks = {
  put_more,
  left_out,
  which_frames: { oracle: (p: number): Item => item(String(oracle({ discs: 10, hexagons: p - 10 }).n)) },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1044861507
