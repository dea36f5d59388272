import { whole } from '../../values/rational.ts'
import { greatestByTrying, swappedForFactor } from './by-trying.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Tries every number from the smaller one down. */
export function oracle(p: Params): Rational {
  return whole(greatestByTrying(p))
}

export const wrong = swappedForFactor
