import { smallThings } from '../../multi-digit-addition-practice/small-things.ts'
import { subtractionTasks } from '../../picture-numbers-subtraction-intro/subtraction-oracles.ts'
import { jumpBack, smallerEnd } from '../difference-oracles.ts'
import { wrongSubtractions } from '../../picture-numbers-subtraction-intro/wrong-subtractions.ts'
import { whole } from '../../../values/rational.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts up from what is taken to what was there. */
export function oracle(p: Params): Rational {
  let steps = 0
  for (let at = p.bottom; at < p.top; at++) steps++
  return whole(steps)
}

export const wrong = wrongSubtractions

export const tasks = {
  take_blocks: subtractionTasks.take_blocks,
  find_mistake: subtractionTasks.find_mistake,
  jump_back: jumpBack,
  columns: { oracle, wrong },
  which_story: { oracle: smallerEnd(smallThings) },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3822373514
