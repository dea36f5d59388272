import { comparingTasks } from '../comparing-oracles.ts'
import { comparison } from '../../../values/items.ts'
import type { Params } from './numbers.ts'
import type { Comparison, Figure } from '../../../values/values.ts'

/** Measures one part of each on a strip of length 27720, which every number up to 12 divides. */
export function oracle(p: Params): Comparison {
  return comparison(27_720 / p.b - 27_720 / p.d)
}

/** From the parts of the two bars. */
export function fromFacts(facts: Figure['facts']): Comparison {
  const [first, second] = facts['parts'] as readonly number[]
  const [one, two] = facts['shaded'] as readonly number[]
  return comparison(Number(one) / Number(first) - Number(two) / Number(second))
}

export const wrong = {
  larger_denominator_larger: (p: Params): Comparison => comparison(p.b - p.d),
}

export const tasks = comparingTasks

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4290800141
