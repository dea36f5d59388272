import { whole } from '../../../values/rational.ts'
import { expandedTasks } from '../expanded-oracles.ts'
import { byPiles, wrongExpanded } from '../expanded-form.ts'
import { matchTask, placeTasks } from '../place-oracles.ts'
import type { Rational } from '../../../values/values.ts'
import { expandedParts, type Params } from './numbers.ts'

/** Puts the parts on a pile, or takes the others away. */
export function oracle(p: Params): Rational {
  return whole(byPiles(p))
}

export const wrong = wrongExpanded

export const tasks = {
  ...expandedTasks,
  build_number: placeTasks.build_number,
  match_numbers: matchTask(expandedParts),
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4269988701
