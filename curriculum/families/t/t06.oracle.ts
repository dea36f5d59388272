import { whole } from '../../values/rational.ts'
import type { Params } from './t06.ts'
import type { Rational } from '../../values/values.ts'

/** A pair of such vectors: the first along the axis, the second found from the length of the sum; then the difference is measured. */
export function oracle({ u, v, sum }: Params): Rational {
  const length = Math.sqrt(u)
  const along = (sum - u - v) / (2 * length)
  const across = Math.sqrt(Math.max(0, v - along * along))
  return whole(Math.round((length - along) ** 2 + across ** 2))
}

export const wrong = {
  quick_answer: ({ u, v }: Params): Rational => whole(v + u),
  half_way: (p: Params): Rational => whole(oracle(p).n + BigInt(p.sum)),
  condition_dropped: (p: Params): Rational => whole(Math.max(p.u + p.v - p.sum, p.sum - p.u - p.v)),
  one_case_only: ({ u, v }: Params): Rational => whole(Math.max(u, v) - Math.min(u, v)),
}
