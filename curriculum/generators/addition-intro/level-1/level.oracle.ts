import { asIs } from '../sum-of.ts'
import { sumTasks } from '../sum-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Figure, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Takes things from both groups, one at a time, onto one pile. */
export function oracle(p: Params): Rational {
  const pile = [...Array.from({ length: p.a }, () => p.shape), ...Array.from({ length: p.b }, () => p.shape)]
  return whole(pile.length)
}

/** Counts what both groups of the picture show. */
export function fromFacts(facts: Figure['facts']): Rational {
  const counts = facts['counts'] ?? [facts['filled'], facts['second']]
  if (!Array.isArray(counts)) throw new RangeError('the picture shows no groups')
  return whole(Number(counts[0]) + Number(counts[1]))
}

export const wrong = { operation_swap: (p: Params): Rational => whole(Math.max(p.a, p.b) - Math.min(p.a, p.b)) }

export const tasks = sumTasks<Params>(asIs)

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1155053194
