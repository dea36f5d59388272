import { fromRule } from './through-values.ts'
import type { Params } from './level-4.ts'
import type { Expression } from '../../values/values.ts'

/** The product of the two values at 0, 1 and 2, and the parabola through them. */
export function oracle(p: Params): Expression {
  return fromRule(2, (x) => (p.a * x + p.b) * (p.square ? p.a * x + p.b : p.a * x - p.b))
}

export const wrong = {
  square_of_sum: (p: Params): Expression => fromRule(2, (x) => (p.a * x) ** 2 + p.b ** 2),
  factor_sign: (p: Params): Expression =>
    fromRule(2, (x) => (p.square ? (p.a * x + p.b) ** 2 - 2 * p.b ** 2 : (p.a * x) ** 2 + p.b ** 2)),
  sign_of_subtracted_bracket: (p: Params): Expression =>
    fromRule(2, (x) => (p.square ? (p.a * x - p.b) ** 2 : (p.a * x + p.b) ** 2 - 2 * p.b ** 2)),
}
