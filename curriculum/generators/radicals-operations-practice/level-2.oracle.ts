import { readTyped } from '../read-typed.ts'
import type { Params } from './level-2.ts'
import type { Expression } from '../../values/values.ts'

/** The product as it is written. */
export function oracle({ a, b, m, c, d, n }: Params): Expression {
  return readTyped(`(${a}+(${b})*sqrt(${m}))*(${c}+(${d})*sqrt(${n}))`)
}

export const wrong = {
  square_of_sum: ({ a, b, m, c, d }: Params): Expression => readTyped(`${a}*${c}+(${b})*(${d})*${m}`),
}
