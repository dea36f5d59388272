import { smallThings } from '../../multi-digit-addition-practice/small-things.ts'
import { subtractionTasks } from '../../picture-numbers-subtraction-intro/subtraction-oracles.ts'
import { digitsTried, jumpBack, smallerEnd } from '../difference-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { wrongSubtractions } from '../../picture-numbers-subtraction-intro/wrong-subtractions.ts'
import type { Params } from './numbers.ts'
import type { Rational } from '../../../values/values.ts'

/** Counts up from what is taken to what there was, by hundreds, tens and ones. */
export function oracle(p: Params): Rational {
  let reached = p.bottom
  let given = 0
  for (const jump of [100, 10, 1]) for (; reached + jump <= p.top; reached += jump) given += jump
  return whole(given)
}

export const wrong = wrongSubtractions

export const tasks = {
  take_blocks: subtractionTasks.take_blocks,
  jump_back: jumpBack,
  columns: { oracle, wrong },
  missing_digits: { oracle: digitsTried },
  which_story: { oracle: smallerEnd(smallThings) },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2216482276
