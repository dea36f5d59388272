import { whole } from '../../values/rational.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** Counts on from the first number, one step for each of the second. */
export function oracle(p: Params): Rational {
  let reached = p.a
  for (let step = 0; step < p.b; step++) reached++
  return whole(reached)
}

/** Counts the counters of both frames. */
export function fromFacts(facts: Figure['facts']): Rational {
  return whole(Number(facts['filled']) + Number(facts['second']))
}

/** Takes away instead of adding. */
export const wrong = { wrong_operation: (p: Params): Rational => whole(Math.abs(p.a - p.b)) }
