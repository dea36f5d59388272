import { readTyped } from '../read-typed.ts'
import type { Params } from './level-3.ts'
import type { Expression } from '../../values/values.ts'

const top = (p: Params): string => (p.withRoot ? `${p.k}*sqrt(${p.m})` : `${p.k}`)

/** The fraction as it is written, with the root below. */
export function oracle(p: Params): Expression {
  return readTyped(`(${top(p)})/(${p.a}+(${p.b})*sqrt(${p.m}))`)
}

export const wrong = {
  square_of_sum: (p: Params): Expression =>
    readTyped(`(${top(p)})*(${p.a}-(${p.b})*sqrt(${p.m}))/${p.a * p.a + p.b * p.b * p.m}`),
  stops_early: (p: Params): Expression => readTyped(`(${top(p)})*(${p.a}-(${p.b})*sqrt(${p.m}))`),
}
