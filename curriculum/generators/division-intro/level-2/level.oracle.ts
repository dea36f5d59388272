import { divisionTasks } from '../division-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { dealtOut } from '../equal-parts.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Makes group after group. */
export function oracle(p: Params): Rational {
  return dealtOut(p, 'make')
}

export const wrong = { wrong_operation: (p: Params): Rational => whole(p.groups * p.size - p.size) }

export const tasks = divisionTasks('make')

/** Of the old procedure, when the level was converted. */
export const mainDigest = 465544793
