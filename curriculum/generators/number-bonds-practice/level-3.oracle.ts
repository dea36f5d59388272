import { whole } from '../../values/rational.ts'
import { fillUp, partFromFacts, wrongParts } from './wrong-parts.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-3.ts'

/** Adds one after another until the whole is full. */
export function oracle(p: Params): Rational {
  return whole(fillUp(p))
}

export const fromFacts = partFromFacts
export const wrong = wrongParts
