import { over, num, plus, pow, root, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import { derivativeOf } from './polynomial.oracle.ts'
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

/** Without the chain rule: a power is multiplied out first, then differentiated term by term; mathjs differentiates the others. */
export function oracle(p: Params): Expression {
  const u = `(${p.a})*x^${p.m}+(${p.b})`
  if (p.kind === 'root') return derivativeOf(`sqrt(${u})`)
  if (p.kind === 'reciprocal') return derivativeOf(`1/(${u})`)
  const terms: Node[] = multipliedOut(p).flatMap((c, j) =>
    c === 0 || j === 0 ? [] : [times(num(BigInt(c) * BigInt(j)), pow('x', j - 1))],
  )
  return expression(plus(...terms))
}

const inside = (p: Params): Node => plus(times(p.a, pow('x', p.m)), p.b)
const inner = (p: Params): Node => times(p.m * p.a, pow('x', p.m - 1))

/** The derivative of the outside at a given inside. */
function outside(p: Params, u: Node): Expression {
  if (p.kind === 'root') return expression(over(1, times(2, root(u))))
  if (p.kind === 'reciprocal') return expression(over(-1, pow(u, 2)))
  return expression(times(p.n, pow(u, p.n - 1)))
}

/** The inside left out of the chain; and the derivative of the inside put under the outside. */
export const wrong = {
  chain_forgotten: (p: Params): Expression => outside(p, inside(p)),
  derivative_product: (p: Params): Expression =>
    p.kind === 'reciprocal' ? expression(over(1, inner(p))) : outside(p, inner(p)),
}
