import { num, pow, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import type { Params } from './level-8.ts'
import { fromRule } from './through-values.ts'
import type { Expression } from '../../values/values.ts'

/** Multiplies the bracket out n times, list by list. */
function powers({ a, b, n }: Params): number[] {
  let row = [1]
  for (let i = 0; i < n; i++)
    row = Array.from({ length: row.length + 1 }, (_, k) => a * (row[k] ?? 0) + b * (row[k - 1] ?? 0))
  return row
}

export function oracle(p: Params): Expression {
  const row = powers(p)
  if (p.kind === 'all') return fromRule(p.n, (x) => (p.a * x + p.b) ** p.n)
  return expression(times(num(row[p.n - p.k] ?? 0), pow('x', p.k)))
}

export const wrong = {
  square_of_sum: (p: Params): Expression => fromRule(p.n, (x) => (p.a * x) ** p.n + p.b ** p.n),
  factor_sign: (p: Params): Expression =>
    p.kind === 'all' ? fromRule(p.n, (x) => (p.a * x - p.b) ** p.n) : expression(times(num(-1), oracle(p).node)),
}
