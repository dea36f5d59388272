import { plus, sym, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import type { Expression } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Tries every number in front from above and divides both parts by the first that fits. */
export function oracle(p: Params): Expression {
  const [a, b] = [p.g * p.m, p.g * p.n]
  let d = Math.min(a, b)
  while (a % d !== 0 || b % d !== 0) d--
  return expression(plus(times(d, a / d, sym(p.letter)), times(d, b / d)))
}

export const wrong = {
  factor_multiple_swap: (p: Params): Expression => {
    let l = p.g * p.m
    while (l % (p.g * p.n) !== 0) l += p.g * p.m
    return expression(plus(times(l, p.m, sym(p.letter)), times(l, p.n)))
  },
}
