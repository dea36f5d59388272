import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Adds the copies one after another and counts parts. */
function parts(p: Params, copies: number): number {
  let sum = 0
  for (let i = 0; i < copies; i++) for (let j = 0; j < p.a; j++) sum++
  return sum
}

export function oracle(p: Params): Rational {
  return rational(parts(p, p.n), p.b)
}

export const wrong = {
  mult_common_denominator: (p: Params): Rational => whole(parts(p, p.n)),
  wrong_operation: (p: Params): Rational[] => [
    rational(p.a, p.b * p.n),
    rational(p.n + p.a, p.b),
    rational(p.n * p.b + p.a, p.b),
  ],
  slip_off_by_one: (p: Params): Rational => rational(parts(p, p.n + 1), p.b),
}
