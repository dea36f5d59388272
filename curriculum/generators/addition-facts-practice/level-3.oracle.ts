import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Moves counters up one at a time until the top frame is full, then looks at what is there. */
export function oracle(p: Params): Rational {
  let [top, bottom] = p.a > p.b ? [p.a, p.b] : [p.b, p.a]
  while (top < 10) {
    top++
    bottom--
  }
  if (p.asked === 'rest') return whole(bottom)
  while (bottom > 0) {
    top++
    bottom--
  }
  return whole(top)
}

/** Takes away instead of adding. */
export const wrong = {
  wrong_operation: (p: Params): Rational => whole(Math.abs(p.a - p.b)),
}
