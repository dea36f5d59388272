import { whole } from '../../values/rational.ts'
import { countedOn, wrongColumns } from './column-sums.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-6.ts'

/** Counts on by hundreds, tens and ones. */
export function oracle(p: Params): Rational {
  return whole(countedOn(p))
}

export const wrong = wrongColumns
