import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

const part = (p: Params): number => (p.percent * p.base) / 100

/** Tries whole numbers until the percent of one is the part. */
export function oracle(p: Params): Rational {
  for (let n = 1; n <= 10_000; n++) if (n * p.percent === 100 * part(p)) return whole(n)
  throw new RangeError('no whole fits')
}

export const wrong = {
  percent_reverse: (p: Params): Rational => rational(p.percent * p.percent * p.base, 10_000),
  percent_as_number: (p: Params): Rational => whole(part(p) + p.percent),
  stops_early: (p: Params): Rational => whole(((100 - p.percent) * p.base) / 100),
}
