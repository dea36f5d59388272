import { decimal } from '../../values/decimal.ts'
import { addRationals, compareRationals, rational, zero } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Decimal, Rational } from '../../values/values.ts'

const dividend = (p: Params): Rational => rational(p.digits * p.divisor, 10 ** p.places)

/** Gives every share one small part in turn until the amount is used up. */
export function oracle(p: Params): Decimal {
  const part = rational(1, 10 ** p.places)
  const round = rational(p.divisor, 10 ** p.places)
  let given = zero
  let share = zero
  while (compareRationals(addRationals(given, round), dividend(p)) <= 0) {
    given = addRationals(given, round)
    share = addRationals(share, part)
  }
  return decimal(share, p.places)
}

export const wrong = {
  point_as_separator: (p: Params): Decimal => {
    const total = p.digits * p.divisor
    const whole = Math.floor(Math.floor(total / 10 ** p.places) / p.divisor)
    const after = Math.floor((total % 10 ** p.places) / p.divisor)
    const places = String(after).length
    return decimal(addRationals(rational(whole), rational(after, 10 ** places)), places)
  },
}
