import { whole } from '../../values/rational.ts'
import { rootByTrying } from './root-by-trying.ts'
import type { Params } from './level-2.ts'
import type { Value } from '../../values/values.ts'

/** The number that is missing to c squared, as a sum of odd numbers, and its root by trying. */
export function oracle({ c, b }: Params): Value {
  let missing = 0
  for (let k = b; k < c; k++) missing += 2 * k + 1
  return rootByTrying(missing)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  pythagoras_hyp_as_leg: ({ c, b }: Params): Value => rootByTrying(c ** 2 + b ** 2),
  pythagoras_add_legs: ({ c, b }: Params): Value => whole(b + c),
}
