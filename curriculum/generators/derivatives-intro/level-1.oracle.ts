import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

const f = (v: Params, x: number): number => v.a * x * x + v.b * x + v.c

/** Slopes over smaller and smaller steps to both sides; they close in on a whole number. */
export function oracle(v: Params): Rational {
  const h = 1e-4
  return whole(Math.round((f(v, v.p + h) - f(v, v.p - h)) / (2 * h)))
}

export const wrong = {
  slope_height: (v: Params): Rational => whole(f(v, v.p)),
  stops_early: (v: Params): Rational => whole(f(v, v.p + 1) - f(v, v.p)),
}
