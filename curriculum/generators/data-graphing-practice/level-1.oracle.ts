import { countedResult, countedUnits, otherWay } from './comparing-oracle.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

export function oracle(p: Params): Rational {
  return countedResult(p)
}

/** Symbols counted instead of what they stand for; the other operation. */
export const wrong = { scale_ignored: countedUnits, wrong_operation: otherWay }
