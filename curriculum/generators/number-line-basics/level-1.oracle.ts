import { whole } from '../../values/rational.ts'
import { walkMarks, wrongMarks } from './wrong-marks.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Walks from mark to mark. */
export function oracle(p: Params): Rational {
  return whole(walkMarks(p))
}

export const wrong = wrongMarks
