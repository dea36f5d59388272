import { whole } from '../../values/rational.ts'
import { wrongTakeAway } from './wrong-take-away.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Params } from './level-3.ts'

/** Counts up from the part to the whole. */
export function oracle(p: Params): Rational {
  let steps = 0
  for (let at = p.taken; at < p.all; at++) steps++
  return whole(steps)
}

/** The whole and the known part, as the bond shows them. */
export function fromFacts(facts: Figure['facts']): Rational {
  const parts = facts['parts']
  if (!Array.isArray(parts)) throw new RangeError('the bond has no parts')
  return whole(Number(facts['whole']) - Number(parts.find((part) => part !== '?')))
}

export const wrong = wrongTakeAway
