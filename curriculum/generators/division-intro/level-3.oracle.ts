import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Takes rows away until nothing is left. */
export function oracle(p: Params): Rational {
  let [left, taken] = [p.rows * p.size, 0]
  for (; left > 0; left -= p.size) taken++
  return whole(taken)
}

/** Counts the rows that the picture shows. */
export function fromFacts(facts: Figure['facts']): Rational {
  return whole(Number(facts['rows']))
}

/** Takes one group away instead of dividing. */
export const wrong = {
  wrong_operation: (p: Params): Rational => whole((p.rows - 1) * p.size),
}
