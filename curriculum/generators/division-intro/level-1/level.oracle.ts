import { divisionTasks } from '../division-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { dealtOut } from '../equal-parts.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Deals out round by round. */
export function oracle(p: Params): Rational {
  return dealtOut(p, 'share')
}

export const wrong = { wrong_operation: (p: Params): Rational => whole(p.groups * p.size - p.groups) }

export const tasks = divisionTasks('share')

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4199990148
