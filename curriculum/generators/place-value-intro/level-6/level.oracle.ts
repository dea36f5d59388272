import { changeTasks } from '../change-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { stepByStep, wrongChanges } from '../more-or-less.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts on or back one by one. */
export function oracle(p: Params): Rational {
  return whole(stepByStep(p))
}

export const wrong = wrongChanges

export const tasks = changeTasks

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1259881403
