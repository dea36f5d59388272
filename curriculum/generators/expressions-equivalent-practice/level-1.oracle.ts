import { lineOf, linear } from './linear.ts'
import type { Params } from './level-1.ts'
import type { Expression } from '../../values/values.ts'

/** The value of the line for a number, adding the bracket k times; two values tell the expression. */
export function oracle(p: Params): Expression {
  return lineOf((x) => {
    let total = p.c * x + p.d
    for (let i = 0; i < p.k; i++) total += p.a * x + p.b
    return total
  }, p.letter)
}

export const wrong = {
  distribute_first_only: (p: Params): Expression => lineOf((x) => p.k * p.a * x + p.b + p.c * x + p.d, p.letter),
  unlike_terms_combined: (p: Params): Expression => linear(p.k * p.a + p.k * p.b + p.c + p.d, 0, p.letter),
  letter_as_object: (p: Params): Expression => lineOf((x) => p.k * (p.a + p.b) * x + p.c * x + p.d, p.letter),
  stops_early: (p: Params): Expression => lineOf((x) => p.k * (p.a * x + p.b) + p.d, p.letter),
}
