import { whole } from '../../values/rational.ts'
import type { Params } from './s09.ts'
import type { Rational } from '../../values/values.ts'

/** Tries totals until the marked ones are the same part of them as in the catch. */
function total(p: Params): number {
  for (let all = p.marked; ; all++) if (all * p.found === p.marked * p.caught) return all
}

/** The total that fits, without what came later. */
export const oracle = (p: Params): Rational => whole(total(p) - p.added)

export const wrong = {
  surface_operation: (p: Params): Rational => whole(p.marked + (p.caught - p.found)),
  half_way: (p: Params): Rational => whole(p.added === 0 ? total(p) / p.marked : total(p)),
  wrong_operation: (p: Params): Rational => whole(p.added === 0 ? p.marked * p.found : total(p) + p.added),
  other_quantity: (p: Params): Rational => whole(total(p) - p.marked),
}
