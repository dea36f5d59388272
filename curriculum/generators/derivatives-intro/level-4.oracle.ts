import { num, plus, pow, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Expression, Node } from '../../values/values.ts'

/** Coefficients of (a x^m + b)^n by repeated multiplication, lowest power first. */
function multipliedOut(p: Params): number[] {
  let all = [1]
  for (let i = 0; i < p.n; i++) {
    const next = Array.from({ length: all.length + p.m }, () => 0)
    all.forEach((c, j) => {
      next[j] = (next[j] as number) + c * p.b
      next[j + p.m] = (next[j + p.m] as number) + c * p.a
    })
    all = next
  }
  return all
}

/** Without the chain rule: multiplied out first, then differentiated term by term. */
export function oracle(p: Params): Expression {
  const terms: Node[] = multipliedOut(p).flatMap((c, j) =>
    c === 0 || j === 0 ? [] : [times(num(BigInt(c) * BigInt(j)), pow('x', j - 1))],
  )
  return expression(plus(...terms))
}

const inside = (p: Params): Node => plus(times(p.a, pow('x', p.m)), p.b)
const inner = (p: Params): Node => times(p.m * p.a, pow('x', p.m - 1))

/** The inside left out of the chain; and the derivative of the inside put under the power. */
export const wrong = {
  chain_forgotten: (p: Params): Expression => expression(times(p.n, pow(inside(p), p.n - 1))),
  derivative_product: (p: Params): Expression => expression(times(p.n, pow(inner(p), p.n - 1))),
}
