import { asIs } from '../sum-of.ts'
import { sumTasks } from '../sum-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Figure, Rational } from '../../../values/values.ts'

/** Moves the counters of both groups to one pile, one at a time. */
export function oracle(p: Params): Rational {
  let pile = 0
  for (const group of [p.a, p.b]) for (let left = group; left > 0; left--) pile++
  return whole(pile)
}

/** Counts what the trays hold. */
export function fromFacts(facts: Figure['facts']): Rational {
  const counts = facts['counts'] ?? [facts['filled'], facts['second']]
  if (!Array.isArray(counts)) throw new RangeError('the picture does not say how many')
  return whole(counts.reduce((sum: number, n: unknown) => sum + Number(n), 0))
}

/** The wrong rules of the misconceptions. */
export const wrong = {
  operation_swap: (p: Params): Rational => whole(p.a > p.b ? p.a - p.b : p.b - p.a),
  stops_early: (p: Params): Rational => whole(p.a > p.b ? p.a : p.b),
}

export const tasks = sumTasks<Params>(asIs)

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3633204965
