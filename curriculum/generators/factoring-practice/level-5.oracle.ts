import { fromRule } from './values-oracle.ts'
import type { Params } from './level-5.ts'
import type { Expression } from '../../values/values.ts'

/** The given line from its values at 0 to 3, written term by term. */
export function oracle({ kind, a, m, b }: Params): Expression {
  return fromRule(3, (x) => (kind === 'cubes' ? (m * x) ** 3 + a ** 3 : m * x ** 3 + a * m * x * x + b * x + a * b))
}

export const wrong = {
  factor_sign: ({ kind, a, m, b }: Params): Expression =>
    fromRule(3, (x) =>
      kind === 'cubes' ? (m * x + a) * ((m * x) ** 2 + m * a * x + a * a) : (x - a) * (m * x * x + b),
    ),
  square_of_sum: ({ a, m }: Params): Expression => fromRule(3, (x) => (m * x + a) * (m * x - a) ** 2),
}
