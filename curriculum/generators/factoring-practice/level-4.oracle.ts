import { fromRule } from './values-oracle.ts'
import type { Params } from './level-4.ts'
import type { Expression } from '../../values/values.ts'

/** The given line from its values, term by term. */
export function oracle({ square, a, b }: Params): Expression {
  return fromRule(2, (x) => (square ? a * a * x * x + 2 * a * b * x + b * b : a * a * x * x - b * b))
}

export const wrong = {
  square_of_sum: ({ square, a, b }: Params): Expression =>
    fromRule(2, (x) => (square ? (a * x) ** 2 - b ** 2 : (a * x - b) ** 2)),
  factor_sign: ({ square, a, b }: Params): Expression =>
    fromRule(2, (x) => (square ? (a * x - b) ** 2 : (a * x + b) ** 2)),
}
