import { call, num, over, plus, sym, times } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import type { Params } from './level-2.ts'
import type { Equation, Node } from '../../values/values.ts'

/** By the addition theorems: f(bx - c) = f(bx) cos c +- g(bx) sin c, with c = b n pi / d; never one wave. */
function wave(p: Params, n: number): Node {
  const c = over(times(p.b * n, sym('pi')), num(p.d))
  const at = times(p.b, sym('x'))
  const [first, second] = [
    times(call(p.f, at), call('cos', c)),
    times(call(p.f === 'sin' ? 'cos' : 'sin', at), call('sin', c)),
  ]
  return plus(first, times(p.f === 'sin' ? -1 : 1, second), num(p.k))
}

export function oracle(p: Params): Equation {
  return equation(sym('y'), wave(p, p.n))
}

/** The shift to the other side. */
export const wrong = { horizontal_shift_sign: (p: Params): Equation => equation(sym('y'), wave(p, -p.n)) }
