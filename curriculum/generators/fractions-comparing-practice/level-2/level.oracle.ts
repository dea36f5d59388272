import { comparingTasks } from '../comparing-oracles.ts'
import { comparison } from '../../../values/items.ts'
import type { Params } from './numbers.ts'
import type { Comparison, Figure } from '../../../values/values.ts'

/** Where the shading ends on bars 27720 units long, which every number up to 12 divides. */
export function oracle(p: Params): Comparison {
  const end = (parts: number, shaded: number): number =>
    Array.from({ length: shaded }, () => 27_720 / parts).reduce((x, y) => x + y, 0)
  return comparison(end(p.b, p.a) - end(p.d, p.c))
}

/** From the two bars. */
export function fromFacts(facts: Figure['facts']): Comparison {
  const [first, second] = facts['parts'] as readonly number[]
  const [one, two] = facts['shaded'] as readonly number[]
  return comparison(Number(one) * Number(second) - Number(two) * Number(first))
}

export const wrong = {
  larger_denominator_larger: (p: Params): Comparison => comparison(p.b - p.d),
  gap_thinking: (p: Params): Comparison => comparison(p.d - p.c - (p.b - p.a)),
}

export const tasks = comparingTasks

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2514466108
