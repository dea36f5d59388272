import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Finds the number that gives the first one back when the second is added. */
export function oracle(p: Params): Rational {
  let left = 0
  while (left + p.bottom < p.top) left++
  return whole(left)
}

/** Adds instead. */
export const wrong = {
  operation_swap: (p: Params): Rational => whole(p.bottom + p.top),
}
