import { whole } from '../../../values/rational.ts'
import { lineTasks } from '../line-oracles.ts'
import { walkMarks, wrongMarks } from '../wrong-marks.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Walks from mark to mark. */
export function oracle(p: Params): Rational {
  return whole(walkMarks(p))
}

export const wrong = wrongMarks

export const tasks = lineTasks

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3650889275
