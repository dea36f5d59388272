import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Lays group after group until all of them, or the whole total, is laid; a rule of its own for the total. */
export function oracle(p: Params): Rational {
  let laid = 0
  for (let group = 0; group < p.groups; group++) for (let one = 0; one < p.size; one++) laid++
  if (p.asked === 'total') return whole(laid)
  let groups = 0
  for (let left = laid; left >= p.size; left -= p.size) groups++
  return whole(groups)
}

/** Adds where groups are meant, or takes one group away; one group too many or too few. */
export const wrong = {
  keyword_operation: (p: Params): Rational => whole(p.asked === 'total' ? p.size + p.groups : (p.groups - 1) * p.size),
  slip_off_by_one: (p: Params): Rational[] =>
    [-1, 1].map((off) => whole((p.groups + off) * (p.asked === 'total' ? p.size : 1))),
}
