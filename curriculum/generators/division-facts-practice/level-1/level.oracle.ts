import { quotientTasks, takenAway } from '../quotient-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Takes groups away until nothing is left. */
export function oracle(p: Params): Rational {
  return whole(takenAway(p.quotient * p.divisor, p.divisor))
}

/** The fact beside it; one group taken away. */
export const wrong = {
  near_fact: (p: Params): Rational[] => [1, -1].map((off) => whole(p.quotient + off)),
  wrong_operation: (p: Params): Rational => whole(p.quotient * p.divisor - p.divisor),
}

export const tasks = {
  rows_of: quotientTasks.rows_of,
  tell_sharing: quotientTasks.tell_sharing,
  fact_family: quotientTasks.fact_family,
  which_helps: quotientTasks.which_helps,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1103015953
