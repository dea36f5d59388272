import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Goes up in tenths until both quotients agree. */
export function oracle(p: Params): Rational {
  for (let tenths = 1; tenths <= 20_000; tenths++) if (p.a * tenths === 10 * p.b * p.c) return rational(tenths, 10)
  throw new RangeError(`no answer in tenths: ${JSON.stringify(p)}`)
}

export const wrong = {
  additive_ratio: (p: Params): Rational => rational(p.c + (p.b - p.a)),
  ratio_order: (p: Params): Rational => rational(p.c * p.a, p.b),
  stops_early: (p: Params): Rational => rational(p.b * p.c),
}
