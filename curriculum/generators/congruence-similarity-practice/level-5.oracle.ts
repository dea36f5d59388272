import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Tries whole lengths until the cross products are equal. */
export function oracle({ asked, p, q, s, t }: Params): Rational {
  const [AD, DB] = [s * p, s * q]
  for (let x = 1; x < 2000; x++) {
    if (asked === 'EC' && AD * x === DB * (t * p)) return whole(x)
    if (asked === 'AE' && AD * (t * q) === DB * x) return whole(x)
    if (asked === 'DE' && x * (AD + DB) === AD * t * (p + q)) return whole(x)
    if (asked === 'BC' && t * p * (AD + DB) === AD * x) return whole(x)
  }
  throw new RangeError('no whole length fits')
}

/** The wrong rule: the difference instead of the ratio. */
export const wrong = {
  additive_ratio: ({ asked, p, q, s, t }: Params): Rational =>
    whole(
      { EC: t * p + (s * q - s * p), AE: t * q + (s * p - s * q), DE: t * (p + q) - s * q, BC: t * p + s * q }[asked],
    ),
}
