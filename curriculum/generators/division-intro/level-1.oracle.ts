import { whole } from '../../values/rational.ts'
import { dealtOut } from './equal-parts.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Deals out round by round. */
export function oracle(p: Params): Rational {
  return dealtOut(p, 'share')
}

export const wrong = { wrong_operation: (p: Params): Rational => whole(p.groups * p.size - p.groups) }
