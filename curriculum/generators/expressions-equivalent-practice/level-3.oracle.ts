import { lineOf } from './linear.ts'
import type { Params } from './level-3.ts'
import type { Expression } from '../../values/values.ts'

/** From the values at 0 and 1 of what is asked; the factored form must have the same values. */
export function oracle(p: Params): Expression {
  return lineOf((x) => (p.kind === 'factor' ? p.k * p.a * x + p.k * p.b : p.m - p.k * (p.a * x + p.b)), 'x')
}

export const wrong = {
  sign_of_subtracted_bracket: (p: Params): Expression => lineOf((x) => p.m - p.k * p.a * x + p.k * p.b, 'x'),
  distribute_first_only: (p: Params): Expression =>
    lineOf((x) => (p.kind === 'factor' ? p.k * (p.a * x + p.k * p.b) : p.m - p.k * p.a * x + p.b), 'x'),
  unlike_terms_combined: (p: Params): Expression => lineOf((x) => p.k * (p.a + p.b) * x, 'x'),
  reversed_order: (p: Params): Expression => lineOf((x) => (p.m - p.k) * (p.a * x + p.b), 'x'),
  slip_sign: (p: Params): Expression =>
    lineOf((x) => (p.kind === 'factor' ? p.k * (p.a * x - p.b) : p.m + p.k * (p.a * x + p.b)), 'x'),
}
