import { whole } from '../../values/rational.ts'
import { wrongSubtractions } from './wrong-subtractions.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Counts up from what is taken to what there was, by hundreds, tens and ones. */
export function oracle(p: Params): Rational {
  let reached = p.bottom
  let given = 0
  for (const jump of [100, 10, 1]) for (; reached + jump <= p.top; reached += jump) given += jump
  return whole(given)
}

export const wrong = wrongSubtractions
