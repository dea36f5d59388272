import { call, num, over, plus, pow, sym, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import type { Params, Standard } from './level-5.ts'
import type { Expression, Node } from '../../values/values.ts'

const x = sym('x')
const inside = (p: Params): Node => (p.kind === 'chain' ? times(p.k, pow(x, p.m)) : x)

/** Each standard function and its derivative, from the exponential and cosines alone where that is possible. */
function pair(f: Standard, at: Node): [Node, Node] {
  if (f === 'exp') return [call('exp', at), call('exp', at)]
  if (f === 'ln') return [call('ln', at), pow(at, -1)]
  if (f === 'sin') return [call('sin', at), call('cos', at)]
  return [call('cos', at), times(-1, call('sin', at))]
}

/** The general rule (u v)' = u'v + uv' with u = a x^n, v = f(cx^m); a chain has n = 0, a product c = m = 1. */
export function oracle(p: Params): Expression {
  const [f, g] = pair(p.f, inside(p))
  const n = p.kind === 'chain' ? 0 : p.k
  const c: Node = p.kind === 'chain' ? times(p.k, p.m, pow(x, p.m - 1)) : num(1)
  const first = n === 0 ? num(0) : times(p.a, n, pow(x, n - 1), f)
  return expression(plus(first, times(p.a, pow(x, n), c, g)))
}

/** The inside forgotten; and the derivatives multiplied. */
export const wrong = {
  chain_forgotten: (p: Params): Expression => expression(times(p.a, pair(p.f, inside(p))[1])),
  derivative_product: (p: Params): Expression =>
    expression(times(over(times(p.a, p.k, pow(x, p.k)), x), pair(p.f, x)[1])),
}
