import { additionTasks } from '../addition-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { addBlocks, sumFromFacts, wrongSums } from '../wrong-sums.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts every block of both rows. */
export function oracle(p: Params): Rational {
  return whole(addBlocks(p))
}

export const fromFacts = sumFromFacts
export const wrong = wrongSums

export const tasks = additionTasks

/** Of the old procedure, when the level was converted. */
export const mainDigest = 527158126
