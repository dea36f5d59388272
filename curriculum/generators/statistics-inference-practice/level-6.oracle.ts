import { rationalFromDecimalText, sumRationals } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

/** The eight bands of the rule, from the low tail to the high one, in percent. */
const bands = ['0.15', '2.35', '13.5', '34', '34', '13.5', '2.35', '0.15'].map(rationalFromDecimalText)

/** Adds up the bands that lie in the span; band k runs from k - 4 to k - 3 deviations, the outer ones without end. */
export function oracle(p: Params): Rational {
  const inside = bands.filter((_, k) => k - 4 >= (p.from ?? -4) && k - 3 <= (p.to ?? 4))
  return sumRationals(inside)
}
