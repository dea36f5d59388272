import { partFromFacts } from '../number-bonds-practice/wrong-parts.ts'
import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Takes the known part out of the whole, one at a time. */
export function oracle(p: Params): Rational {
  const row = Array.from({ length: p.whole }, (_, i) => i)
  for (let i = 0; i < p.given; i++) row.shift()
  return whole(row.length)
}

export const fromFacts = partFromFacts
export const wrong = { operation_swap: (p: Params): Rational => whole(p.given + p.whole) }
