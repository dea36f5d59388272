import { expression } from '../../values/items.ts'
import { num, pow, sym, times } from '../../expressions/build.ts'
import type { Params } from './level-3.ts'
import type { Node, Value } from '../../values/values.ts'

const term = ({ letters: [x, y] }: Params, k: number, a: number, b: number): Node =>
  times(num(k), pow(sym(x), a), b === 0 ? num(1) : pow(sym(y), b))

/** The term written n times over as a product. */
export function oracle(p: Params): Value {
  return expression(times(...Array.from({ length: p.n }, () => term(p, p.k, p.a, p.b))))
}

export const wrong = {
  power_as_product: (p: Params): Value[] => [
    expression(term(p, p.k * p.n, p.a * p.n, p.b * p.n)),
    expression(term(p, p.k * p.n, p.a, p.b)),
  ],
  negative_exponent_negative: (p: Params): Value => expression(times(-1, term(p, p.k ** p.n, -p.a * p.n, p.b * p.n))),
  wrong_operation: (p: Params): Value => expression(term(p, p.k ** p.n, p.a + p.n, p.b === 0 ? 0 : p.b + p.n)),
}
