import { comparingTasks } from '../comparing-oracles.ts'
import { signByTakingAway, wrongSigns } from '../wrong-signs.ts'
import type { Comparison } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Takes ones away from both until one is used up. */
export function oracle(p: Params): Comparison {
  return signByTakingAway(p)
}

export const wrong = wrongSigns

const { in_order, wrong_sentence, which_digits, greatest_number } = comparingTasks
export const tasks = { in_order, wrong_sentence, which_digits, greatest_number }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3799987362
