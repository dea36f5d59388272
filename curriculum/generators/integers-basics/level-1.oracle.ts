import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Walks up or down the scale, one step at a time. */
export function oracle(p: Params): Rational {
  let at = p.start
  for (let i = 0; i < Math.abs(p.change); i++) at += p.change < 0 ? -1 : 1
  return whole(at)
}

export const wrong = {
  magnitude_negative: (p: Params): Rational => oracle({ ...p, change: -p.change }),
}
