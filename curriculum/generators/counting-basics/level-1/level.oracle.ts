import { countingTasks } from '../counting-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Figure, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Takes things away one at a time until none is left. */
export function oracle(p: Params): Rational {
  let taken = 0
  for (let left = p.count; left > 0; left--) taken++
  return whole(taken)
}

/** Adds up the groups that the picture shows. */
export function fromFacts(facts: Figure['facts']): Rational {
  const counts = facts['counts']
  if (!Array.isArray(counts)) throw new RangeError('the picture does not say how many')
  return whole(Number(counts[0]))
}

export const wrong = { count_off_by_one: (p: Params): Rational[] => [whole(p.count + 1), whole(p.count - 1)] }

const { put_more, which_group, one_more } = countingTasks
export const tasks = { put_more, which_group, one_more }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2921822185
