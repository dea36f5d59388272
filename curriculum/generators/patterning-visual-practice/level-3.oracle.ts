import { minus, num, plus, sym, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import type { Params } from './level-3.ts'
import type { Expression } from '../../values/values.ts'

/** Adds tiles figure after figure. */
function build(p: Params, n: number): number {
  let tiles = p.start
  for (let i = 1; i < n; i++) tiles += p.step
  return tiles
}

/** Through the first figure and the growth from it to the second: t1 + (t2 - t1)(n - 1). */
export function oracle(p: Params): Expression {
  const growth = build(p, 2) - build(p, 1)
  return expression(plus(num(build(p, 1)), times(num(growth), minus(sym('n'), num(1)))))
}

export const wrong = {
  recursive_only: (p: Params): Expression => expression(plus(sym('n'), num(p.step))),
  slip_off_by_one: (p: Params): Expression => expression(plus(times(num(p.step), sym('n')), num(build(p, 1)))),
}
