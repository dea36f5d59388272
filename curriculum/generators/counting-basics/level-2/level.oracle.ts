import { countingTasks, miscounted, takenAway } from '../counting-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Figure, Rational } from '../../../values/values.ts'

/** Adds up the groups that the picture shows. */
export function fromFacts(facts: Figure['facts']): Rational {
  const counts = facts['counts']
  if (!Array.isArray(counts)) throw new RangeError('the picture does not say how many')
  return whole(counts.reduce((sum: number, n: unknown) => sum + Number(n), 0))
}

export const oracle = takenAway
export const wrong = miscounted

const { put_more, which_group, left_out, one_more } = countingTasks
export const tasks = { put_more, which_group, left_out, one_more }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 560136832
