import { addedUp, factTasks } from '../fact-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Adds equal groups; a missing factor is how many groups it takes. */
export function oracle(p: Params): Rational {
  if (!p.missing) return whole(addedUp(p.a, p.b))
  let groups = 0
  while (addedUp(groups, p.a) < addedUp(p.a, p.b)) groups++
  return whole(groups)
}

/** The fact beside it, the sum, zero or one treated as in addition. */
export const wrong = {
  near_fact: (p: Params): Rational[] => [whole(addedUp(p.a, p.b + 1)), whole(addedUp(Math.max(0, p.a - 1), p.b))],
  times_as_plus: (p: Params): Rational => whole(p.b + p.a),
  zero_identity_mixup: (p: Params): Rational => whole(p.b + p.a),
}

export const tasks = {
  jump_groups: factTasks.jump_groups,
  table_gaps: factTasks.table_gaps,
  tell_groups: factTasks.tell_groups,
  true_products: factTasks.true_products,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2110844525
