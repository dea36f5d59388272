import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Choices of k of n by walking through them: each is a set of rising numbers. */
function walk(n: number, k: number, from = 0): number {
  if (k === 0) return 1
  let count = 0
  for (let i = from; i < n; i++) count += walk(n, k - 1, i + 1)
  return count
}

/** The same with order: each next one is any that is left. */
const inOrder = (n: number, k: number): number => (k === 0 ? 1 : n * inOrder(n - 1, k - 1))

export function oracle(p: Params): Rational {
  const second = p.kind === 'two' ? walk(p.n2, p.k2) : 1
  return whole((p.kind === 'fixed' ? walk(p.n, p.k - 1, 1) : walk(p.n, p.k)) * second)
}

/** Ordered choices counted for unordered ones; sums and products in the wrong place. */
export const wrong = {
  order_matters_mixup: (p: Params): Rational => {
    const first = p.kind === 'fixed' ? inOrder(p.n - 1, p.k - 1) : inOrder(p.n, p.k)
    return whole(first * (p.kind === 'two' ? inOrder(p.n2, p.k2) : 1))
  },
  wrong_operation: (p: Params): Rational[] => {
    const second = p.kind === 'two' ? walk(p.n2, p.k2) : 1
    const product = p.kind === 'fixed' ? (p.n - 1) * (p.k - 1) : p.n * p.k
    return [whole(product * second), whole(walk(p.n, p.k) + second)]
  },
}
