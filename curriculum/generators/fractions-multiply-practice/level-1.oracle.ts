import { addRationals, rational, zero } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Adds the unit fraction again and again. */
export function oracle(p: Params): Rational {
  let sum = zero
  for (let i = 0; i < p.count; i++) sum = addRationals(sum, rational(1, p.bottom))
  return sum
}

export const wrong = {
  slip_off_by_one: (p: Params): Rational[] => [rational(p.count + 1, p.bottom), rational(p.count - 1, p.bottom)],
  wrong_operation: (p: Params): Rational => rational(p.count * p.bottom + 1, p.bottom),
  /** Counted into the bottom. */
  looks_alike: (p: Params): Rational => rational(1, p.bottom * p.count),
}
