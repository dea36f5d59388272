import { whole } from '../../values/rational.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Params } from './level-5.ts'

/** Lays unit after unit until the thing ends. */
export function oracle(p: Params): Rational {
  let laid = 0
  while (laid < p.count) laid++
  return whole(laid)
}

/** Counts the units that are drawn. */
export function fromFacts(facts: Figure['facts']): Rational {
  return whole((facts['units'] as readonly string[]).length)
}

export const wrong = {}
