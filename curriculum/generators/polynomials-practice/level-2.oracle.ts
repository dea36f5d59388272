import { fromRule, valueAt } from './through-values.ts'
import type { Params } from './level-2.ts'
import type { Expression } from '../../values/values.ts'

/** The sum or difference of the values at 0, 1, 2, ..., and the polynomial through them. */
export function oracle(p: Params): Expression {
  return fromRule(p.first.length - 1, (x) => valueAt(p.first, x) + (p.minus ? -1 : 1) * valueAt(p.second, x))
}

export const wrong = {
  sign_of_subtracted_bracket: (p: Params): Expression =>
    fromRule(p.first.length - 1, (x) => {
      const [head = 0, ...rest] = p.second
      return valueAt(p.first, x) - head * x ** rest.length + valueAt(rest, x)
    }),
}
