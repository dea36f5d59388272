import {
  divideRationals,
  multiplyRationals,
  powerOfRational,
  rational,
  subtractRationals,
  whole,
} from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Rational } from '../../values/values.ts'

/** By the closed formula, where the level adds term by term. */
function closed(p: Params, count: number): Rational {
  const r = rational(p.top, p.bottom)
  const above = subtractRationals(powerOfRational(r, count), whole(1))
  return multiplyRationals(whole(p.first), divideRationals(above, subtractRationals(r, whole(1))))
}

export function oracle(p: Params): Rational {
  return closed(p, p.count)
}

export const wrong = {
  stops_early: (p: Params): Rational => subtractRationals(closed(p, p.count), closed(p, p.count - 1)),
  slip_off_by_one: (p: Params): Rational[] => [closed(p, p.count - 1), closed(p, p.count + 1)],
  recursive_only: (p: Params): Rational => multiplyRationals(whole(2), closed(p, p.count / 2)),
}
