import { sharedTasks } from '../multiplication-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Figure, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts every thing in every tray. */
export function oracle(p: Params): Rational {
  let seen = 0
  for (let tray = 0; tray < p.groups; tray++) for (let thing = 0; thing < p.size; thing++) seen++
  return whole(seen)
}

/** Adds the trays of the picture. */
export function fromFacts(facts: Figure['facts']): Rational {
  const counts = facts['counts']
  if (!Array.isArray(counts)) throw new RangeError('the picture shows no trays')
  return whole(counts.reduce((sum: number, n: unknown) => sum + Number(n), 0))
}

export const wrong = { times_as_plus: (p: Params): Rational => whole(p.size + p.groups) }

export const tasks = sharedTasks

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2593598196
