import { derivativeOf } from './polynomial.oracle.ts'
import { readTyped } from '../read-typed.ts'
import type { Params } from './level-3.ts'
import type { Expression } from '../../values/values.ts'

/** mathjs differentiates the line as it is written. */
export function oracle({ quotient, a, n, b, c, d }: Params): Expression {
  return derivativeOf(`(${a}*x^${n}+(${b}))${quotient ? '/' : '*'}(${c}*x+(${d}))`)
}

export const wrong = {
  derivative_product: ({ quotient, a, n, c }: Params): Expression =>
    readTyped(`${a * n}*x^${n - 1}${quotient ? '/' : '*'}${c}`),
}
