import { derivativeOf } from './polynomial.oracle.ts'
import type { Params } from './level-2.ts'
import type { Expression } from '../../values/values.ts'

/** mathjs differentiates the line. */
export function oracle(p: Params): Expression {
  return derivativeOf(p.terms.map(({ c, power }) => `(${c})*x^${power}`).join('+'))
}
