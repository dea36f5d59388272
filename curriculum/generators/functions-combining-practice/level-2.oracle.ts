import { minus, num, plus, pow, sym, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Node, Value } from '../../values/values.ts'

const x = sym('x')
const f = (p: Params, at: Node): Node => plus(times(p.a, pow(at, p.n)), num(p.b))
const g = (p: Params, at: Node): Node => plus(times(p.c, at), num(p.d))
const composed = (p: Params, at: Node): Node => (p.outer === 'f' ? f(p, g(p, at)) : g(p, f(p, at)))

/** Follows the arrows of the table; or the parabola (or line) through three values, by Newton's divided differences. */
export function oracle(p: Params): Value {
  if (p.table !== null) {
    let at = p.table.at
    for (const name of p.outer === 'f' ? (['g', 'f'] as const) : (['f', 'g'] as const)) at = p.table[name][at] ?? -1
    return whole(at)
  }
  const at = (n: number): Node => composed(p, num(n))
  const first = minus(at(1), at(0))
  const second = minus(plus(at(2), at(0)), times(2, at(1)))
  return expression(plus(at(0), times(first, x), times(num(1, 2), second, x, minus(x, 1))))
}

/** The two functions multiplied. */
export const wrong = {
  function_notation_product: (p: Params): Value =>
    p.table === null
      ? expression(times(f(p, x), g(p, x)))
      : whole((p.table.f[p.table.at] ?? 0) * (p.table.g[p.table.at] ?? 0)),
}
