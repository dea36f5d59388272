import { whole } from '../../../values/rational.ts'
import { stepByStep, wrongChanges } from '../more-or-less.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts on or back one by one. */
export function oracle(p: Params): Rational {
  return whole(stepByStep(p))
}

export const wrong = wrongChanges
