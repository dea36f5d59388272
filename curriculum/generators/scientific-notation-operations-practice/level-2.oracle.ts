import { rational, subtractRationals, addRationals } from '../../values/rational.ts'
import { scientificFrom } from '../../values/scientific.ts'
import type { Params } from './level-2.ts'
import type { Rational, Scientific } from '../../values/values.ts'

/** The number written out, digit by digit. */
const full = (c: number, e: number): Rational =>
  e >= 0 ? rational(BigInt(c) * 10n ** BigInt(e), 100n) : rational(BigInt(c), 100n * 10n ** BigInt(-e))

const join = (p: Params, second: Rational): Scientific => {
  const first = full(p.first.c, p.first.e)
  return scientificFrom(p.minus ? subtractRationals(first, second) : addRationals(first, second))
}

export function oracle(p: Params): Scientific {
  return join(p, full(p.second.c, p.second.e))
}

export const wrong = {
  convert_wrong_direction: (p: Params): Scientific => join(p, full(p.second.c, 2 * p.first.e - p.second.e)),
  stops_early: (p: Params): Scientific => join(p, full(p.second.c, p.first.e)),
  sci_coefficient_range: (p: Params): Scientific => ({ ...oracle(p), exponent: p.first.e }),
  slip_sign: (p: Params): Scientific => join({ ...p, minus: !p.minus }, full(p.second.c, p.second.e)),
}
