import { whole } from '../../values/rational.ts'
import type { Params } from './x01.ts'
import type { Rational } from '../../values/values.ts'

/** Adds the terms in full and looks which power the sum is. */
export function oracle({ base, more, exponent }: Params): Rational {
  let sum = 0n
  for (let i = 0; i < base ** more; i++) sum += BigInt(base) ** BigInt(exponent)
  let x = 0n
  for (let left = sum; left > 1n; left /= BigInt(base)) x++
  return whole(x)
}

const terms = ({ base, more }: Params): number => Array.from({ length: more }, () => base).reduce((a, b) => a * b, 1)

export const wrong = {
  surface_operation: (p: Params): Rational => whole(terms(p) * p.exponent),
  quick_answer: (p: Params): Rational => whole(terms(p) + p.exponent),
  half_way: (p: Params): Rational => whole(p.exponent),
  wrong_operation: (p: Params): Rational => whole(p.exponent + p.exponent * p.more),
}
