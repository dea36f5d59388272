import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Adds the full ten again and again. */
export function oracle(p: Params): Rational {
  let sum = 0
  for (let i = 0; i < p.digit; i++) sum += 10 * p.tens
  return whole(sum)
}

export const wrong = {
  place_shift_missing: (p: Params): Rational => whole(Number(String(oracle(p).n).replace(/0$/, ''))),
  wrong_operation: (p: Params): Rational => whole(10 * (p.digit + p.tens)),
}
