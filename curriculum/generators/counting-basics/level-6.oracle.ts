import { whole } from '../../values/rational.ts'
import { countOneByOne, wrongCounts } from './counting-on.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-6.ts'

/** Counts one by one. */
export function oracle(p: Params): Rational {
  return whole(countOneByOne(p))
}

export const wrong = wrongCounts
