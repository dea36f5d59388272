import { whole } from '../../../values/rational.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Puts everything on one pile, one at a time. */
export function oracle(p: Params): Rational {
  let pile = 0
  for (const n of [p.a, p.b, p.c]) for (let i = 0; i < n; i++) pile++
  return whole(pile)
}

export const wrong = {
  first_step_only: (p: Params): Rational[] => [whole(p.a + p.b), whole(p.b + p.c)],
}
