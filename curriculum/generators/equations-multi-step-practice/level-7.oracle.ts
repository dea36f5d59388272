import { rational } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Rational } from '../../values/values.ts'

const at = (p: Params, x: number): number => (p.a * x + p.b) / p.k + ((p.minus ? -1 : 1) * (p.c * x + p.d)) / p.m - p.n

/** The place where the line through the values at 0 and 1 is zero, found among fractions with a small bottom. */
export function oracle(p: Params): Rational {
  for (let d = 1; d <= 12; d++) for (let n = -60; n <= 60; n++) if (Math.abs(at(p, n / d)) < 1e-9) return rational(n, d)
  throw new RangeError('no simple solution')
}

export const wrong = {
  sign_of_subtracted_bracket: (p: Params): Rational => {
    const start = p.b / p.k + p.d / p.m - p.n
    const slope = at(p, 1) - at(p, 0)
    const scale = p.k * p.m
    return rational(Math.round(-start * scale), Math.round(slope * scale))
  },
}
