import { decimal } from '../../values/decimal.ts'
import {
  addRationals,
  decimalLength,
  equalRationals,
  rational,
  roundRational,
  subtractRationals,
  whole,
} from '../../values/rational.ts'
import type { Decimal, Rational } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Tries true values in fine steps around the measurement and sees which of them are rounded to it. */
export function oracle(p: Params): Rational | Decimal {
  const exact = (value: Rational): Rational | Decimal =>
    value.d === 1n ? value : decimal(value, decimalLength(value) ?? 0)
  if (p.task === 'places') return whole(p.places)
  const fine = 10 ** (p.places + 1)
  const roundsToIt = (steps: number): boolean =>
    equalRationals(roundRational(rational(steps, fine), p.places), rational(p.n, 10 ** p.places))
  let [low, high] = [10 * p.n, 10 * p.n]
  while (roundsToIt(low - 1)) low--
  while (roundsToIt(high + 1)) high++
  const least = rational(low, fine)
  const most = rational(high + 1, fine)
  if (p.task === 'least') return exact(least)
  if (p.task === 'greatest') return exact(most)
  const error = subtractRationals(rational(p.n, 10 ** p.places), least)
  let sum = error
  for (let i = 1; i < (p.task === 'sum' ? p.count : 1); i++) sum = addRationals(sum, error)
  return exact(sum)
}

export const wrong = {
  irrational_means_long: (p: Params): Rational[] => [0, 1].map((more) => whole(p.places + p.count + more)),
}
