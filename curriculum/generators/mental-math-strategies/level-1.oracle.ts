import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Counts on from the first number, one by one. */
export function oracle(p: Params): Rational {
  let at = p.a
  for (let i = 0; i < p.round + p.off; i++) at++
  return whole(at)
}

export const wrong = {
  adjust_wrong_way: (p: Params): Rational => whole(p.a + p.round + (p.off < 0 ? Math.abs(p.off) : -p.off)),
}
