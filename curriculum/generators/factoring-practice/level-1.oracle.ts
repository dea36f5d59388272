import { fromRule } from './values-oracle.ts'
import type { Params } from './level-1.ts'
import type { Expression } from '../../values/values.ts'

/** The given sum itself, from its values: the product must be equal to it. */
export function oracle({ g, e, a, d, b }: Params): Expression {
  return fromRule(d + e, (x) => g * a * x ** (d + e) + g * b * x ** e)
}

export const wrong = {
  stops_early: ({ g, e, a, d, b }: Params): Expression =>
    fromRule(d + e, (x) => g * a * x ** (d + e) + g * g * b * x ** e),
  factor_sign: ({ g, e, a, d, b }: Params): Expression => fromRule(d + e, (x) => g * a * x ** (d + e) - g * b * x ** e),
}
