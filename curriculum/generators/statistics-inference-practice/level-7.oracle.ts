import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Rational } from '../../values/values.ts'

/** Steps of a tenth of a deviation from the mean until the value is met; a search in place of the formula. */
function score(mean: number, deviation: number, value: number): number {
  for (let tenths = -40; tenths <= 40; tenths++)
    if (Math.abs(mean + (tenths / 10) * deviation - value) < 1e-9) return tenths
  throw new RangeError(`no score for ${value}`)
}

const shown = (p: Params): number => Math.round(p.mean + (p.tenths / 10) * p.deviation)
const shown2 = (p: Params): number => Math.round(p.mean2 + (p.tenths2 / 10) * p.deviation2)

export function oracle(p: Params): Rational {
  if (p.ask === 'value') {
    for (let v = 1; v < 1000; v++) if (Math.abs((v - p.mean) / p.deviation - p.tenths / 10) < 1e-9) return whole(v)
    throw new RangeError('no value')
  }
  const first = score(p.mean, p.deviation, shown(p))
  if (p.ask === 'z') return rational(first, 10)
  const second = score(p.mean2, p.deviation2, shown2(p))
  return rational(first > second ? first : second, 10)
}

export const wrong = {
  mean_unweighted: (p: Params): Rational =>
    rational(score(p.mean, p.deviation, shown(p)) + score(p.mean2, p.deviation2, shown2(p)), 20),
}
