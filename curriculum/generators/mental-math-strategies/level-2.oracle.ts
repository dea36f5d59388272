import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** Counts up one by one from the smaller number. */
export function oracle(p: Params): Rational {
  let steps = 0
  for (let at = p.round - p.below; at < p.round + p.above; at++) steps++
  return whole(steps)
}

export const wrong = {
  adjust_wrong_way: (p: Params): Rational => whole(Math.max(p.below, p.above) - Math.min(p.below, p.above)),
}
