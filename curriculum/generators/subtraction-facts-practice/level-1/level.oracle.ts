import { differenceTasks, familyTask } from '../../subtraction-intro/difference-oracles.ts'
import { hopBackTask } from '../fact-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { searched, wrongDifferences } from '../differences.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Searches for the missing number. */
export function oracle(p: Params): Rational {
  return whole(searched(p))
}

export const wrong = wrongDifferences

export const tasks = { hop_back: hopBackTask, fact_family: familyTask(true), which_true: differenceTasks.which_true }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1826146086
