import { whole } from '../../../values/rational.ts'
import { expandedTasks } from '../expanded-oracles.ts'
import { byPiles, wrongExpanded } from '../expanded-form.ts'
import { matchTask } from '../place-oracles.ts'
import type { Rational } from '../../../values/values.ts'
import { expandedParts, type Params } from './numbers.ts'

/** Puts the parts on a pile, or takes the others away. */
export function oracle(p: Params): Rational {
  return whole(byPiles(p))
}

export const wrong = wrongExpanded

const { which_sum, worth_wrong } = expandedTasks
export const tasks = { which_sum, worth_wrong, match_numbers: matchTask(expandedParts) }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1219799223
