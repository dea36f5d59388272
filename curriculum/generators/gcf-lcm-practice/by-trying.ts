import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { TwoNumbers } from './two-numbers.ts'

/** The greatest number that leaves nothing over in both, tried from above. */
export function greatestByTrying({ a, b }: TwoNumbers): number {
  let d = Math.min(a, b)
  while (a % d !== 0 || b % d !== 0) d--
  return d
}

/** The first multiple of one number that the other reaches too. */
export function firstMetByCounting({ a, b }: TwoNumbers): number {
  let [x, y] = [a, b]
  while (x !== y)
    if (x < y) x += a
    else y += b
  return x
}

/** The least multiple for the greatest factor, or the product of both; and the other way around. */
export const swappedForFactor = {
  factor_multiple_swap: (p: TwoNumbers): Rational[] => [whole(firstMetByCounting(p)), whole(p.a * p.b)],
}
export const swappedForMultiple = {
  factor_multiple_swap: (p: TwoNumbers): Rational[] => [whole(greatestByTrying(p)), whole(p.a * p.b)],
}
