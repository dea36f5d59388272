import { whole } from '../../values/rational.ts'
import { searched, wrongDifferences } from './differences.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-3.ts'

/** Searches for the missing number. */
export function oracle(p: Params): Rational {
  return whole(searched(p))
}

export const wrong = wrongDifferences
