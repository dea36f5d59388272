import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Steps along the line until its end is reached. */
function steps(count: number, bottom: number): number {
  let [n, at] = [0, 0]
  while (at < count * 27_720) [n, at] = [n + 1, at + 27_720 / bottom]
  return n
}

export function oracle(p: Params): Rational {
  return whole(steps(p.count, p.bottom))
}

export const wrong = {
  div_commutes: (p: Params): Rational => rational(1, steps(p.count, p.bottom)),
  mult_makes_bigger: (p: Params): Rational => rational(p.count, p.bottom),
  slip_off_by_one: (p: Params): Rational[] => [
    whole(steps(p.count - 1, p.bottom)),
    whole(steps(p.count + 1, p.bottom)),
  ],
  wrong_operation: (p: Params): Rational => whole(p.count + p.bottom),
}
