import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Millimeters, grams or milliliters in each larger unit, by its place in the list of pairs. */
const factors = [100, 10, 1000, 1000, 1000]

/** Lays down the larger units one after another, each as its many small ones. */
export function oracle(p: Params): Rational {
  let small = p.small
  for (let i = 0; i < p.large; i++) small += factors[p.pair] ?? 0
  return whole(small)
}

export const wrong = {
  looks_alike: (p: Params): Rational => whole(Number(String(p.large) + String(p.small))),
  stops_early: (p: Params): Rational => oracle({ ...p, small: 0 }),
  convert_wrong_direction: (p: Params): Rational => whole(p.large / 10),
  slip_place: (p: Params): Rational[] => [10, 100, 1000].map((factor) => whole(p.large * factor + p.small)),
  given_number: (p: Params): Rational => whole(p.large + p.small),
}
