import { differenceTasks, familyTask } from '../difference-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { wrongTakeAway } from '../wrong-take-away.ts'
import type { Figure, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

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

const { tell_story, which_true } = differenceTasks
export const tasks = { tell_story, which_true, fact_family: familyTask(true) }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 335569290
