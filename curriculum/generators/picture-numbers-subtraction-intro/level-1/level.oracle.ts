import { countedUp, subtractionTasks, crossedTask } from '../subtraction-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { wrongSubtractions } from '../wrong-subtractions.ts'
import type { Params } from './numbers.ts'
import type { Rational } from '../../../values/values.ts'

/** Counts up from what is taken to what there was. */
export function oracle(p: Params): Rational {
  return whole(countedUp(p))
}

export const wrong = wrongSubtractions

export const tasks = { ...subtractionTasks, which_crossed: crossedTask }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 839445824
