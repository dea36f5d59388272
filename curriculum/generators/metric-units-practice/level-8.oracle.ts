import { decimal, roundToDecimal } from '../../values/decimal.ts'
import { multiplyRationals, rational, whole } from '../../values/rational.ts'
import type { Decimal, Rational } from '../../values/values.ts'
import type { Params } from './level-8.ts'

/** The value with its decimals. */
export function oracle(p: Params): Rational | Decimal {
  const value = converted(p)
  return value.d === 1n ? value : decimal(value, 1)
}

/** Writes everything in meters, grams and seconds first, with exact fractions, and only then in the unit that is asked for. */
function converted(p: Params): Rational {
  const times = (...all: readonly Rational[]): Rational => all.reduce(multiplyRationals, whole(1))
  switch (p.task) {
    case 'per_second':
      return times(rational(36 * p.k, 10), rational(1000, 3600))
    case 'per_hour':
      return times(whole(p.k), whole(3600), rational(1, 1000))
    case 'flow':
      return times(whole(p.k), rational(1, 1_000_000), whole(3600), whole(1000))
    case 'density':
      return times(rational(p.k, 10), rational(1, 1000), whole(100), whole(100), whole(100))
    case 'pressure':
      return times(whole(p.k), whole(100), whole(100))
    case 'mass':
      return times(rational(p.k, 10), whole(p.m), whole(10), whole(10), whole(10))
  }
}

export const wrong = {
  area_unit_linear: (p: Params): Rational =>
    whole(p.task === 'pressure' ? p.k * 100 : p.task === 'density' ? p.k * 10 : p.k * p.m * 10),
  convert_wrong_direction: (p: Params): Decimal =>
    roundToDecimal(multiplyRationals(rational(36 * p.k, 10), rational(36, 10)), 2),
}
