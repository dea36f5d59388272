import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Searches for the size of piece of which `parts` make 1/bottom. */
export function oracle(p: Params): Rational {
  for (let size = 1; size <= 200; size++) if (Math.abs(p.parts / size - 1 / p.bottom) < 1e-9) return rational(1, size)
  throw new RangeError('no piece fits')
}

export const wrong = {
  div_commutes: (p: Params): Rational => whole(p.bottom * p.parts),
  slip_off_by_one: (p: Params): Rational => rational(1, p.bottom * p.parts + p.bottom),
  invert_wrong_fraction: (p: Params): Rational => rational(p.bottom, p.parts),
  mult_makes_bigger: (p: Params): Rational => rational(p.parts, p.bottom),
  wrong_operation: (p: Params): Rational => rational(1, p.bottom + p.parts),
}
