import { whole } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

/** By differences: from the value at 0, step by step to x. */
export function oracle(p: Params): Rational {
  let value = p.c
  const way = Math.sign(p.x)
  for (let at = 0; at !== p.x; at += way) value += p.a * ((at + way) ** 2 - at ** 2) + p.b * way
  return whole(value)
}

/** f(x) read as f times x, with f for the rule at 1. */
export const wrong = {
  function_notation_product: (p: Params): Rational => whole(Number(oracle({ ...p, x: 1 }).n) * p.x),
}
