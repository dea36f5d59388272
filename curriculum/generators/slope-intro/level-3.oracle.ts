import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Searches the fraction n/d with the smallest d for which d steps across bring the line exactly n up. */
export function oracle(p: Params): Rational {
  for (let d = 1; d <= 40; d++) {
    for (let n = -60; n <= 60; n++) {
      if ((p.x2 - p.x1) * n === d * (p.y2 - p.y1)) return rational(n, d)
    }
  }
  throw new RangeError('no slope found')
}

/** Run over rise; and the height of the higher point. */
export const wrong = {
  slope_run_over_rise: (p: Params): Rational => rational(oracle(p).d, oracle(p).n),
  slope_height: (p: Params): Rational => whole(p.y2 > p.y1 ? p.y2 : p.y1),
}
