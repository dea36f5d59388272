import { readTyped } from '../read-typed.ts'
import type { Params } from './level-1.ts'
import type { Expression } from '../../values/values.ts'

/** The line as it is written; equality is then tried with decimals. */
export function oracle(p: Params): Expression {
  return readTyped(p.terms.map(({ a, s }) => `(${a})*sqrt(${s * s * p.m})`).join('+'))
}

export const wrong = {
  lost_root: (p: Params): Expression => readTyped(p.terms.map(({ a, s }) => `(${a})*${s * p.m}`).join('+')),
}
