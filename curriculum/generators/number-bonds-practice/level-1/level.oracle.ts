import { bondTasks } from '../bond-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { fillUp, partFromFacts, wrongParts } from '../wrong-parts.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Adds one after another until the whole is full. */
export function oracle(p: Params): Rational {
  return whole(fillUp(p))
}

export const fromFacts = partFromFacts
export const wrong = wrongParts

const { fill_whole, every_bond, sort_bonds } = bondTasks
export const tasks = { fill_whole, every_bond, sort_bonds }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3271623080
