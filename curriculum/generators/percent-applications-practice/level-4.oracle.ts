import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

const estimate = (p: Params): number => (p.exact * (p.over ? 100 + p.percent : 100 - p.percent)) / 100

/** Looks for the whole percent of the exact value that fills the gap. */
export function oracle(p: Params): Rational {
  for (let percent = 1; percent <= 100; percent++)
    if (Math.abs((p.exact * percent) / 100 - Math.abs(estimate(p) - p.exact)) < 1e-9) return whole(percent)
  throw new RangeError('no whole percent')
}

export const wrong = {
  percent_reverse: (p: Params): Rational => rational(100 * Math.abs(estimate(p) - p.exact), estimate(p)),
  percent_as_number: (p: Params): Rational => whole(Math.abs(estimate(p) - p.exact)),
  stops_early: (p: Params): Rational => rational(100 * estimate(p), p.exact),
}
