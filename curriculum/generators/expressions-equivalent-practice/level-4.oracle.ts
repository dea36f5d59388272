import { lineOf } from './linear.ts'
import type { Params } from './level-4.ts'
import type { Expression } from '../../values/values.ts'

/** Cents for a price of x hundred dollars, or the sum of all parts counted one by one; two values tell the expression. */
export function oracle(p: Params): Expression {
  if (p.kind === 'up' || p.kind === 'down')
    return lineOf((x) => 100 * x + (p.kind === 'up' ? p.n * x : -p.n * x), p.letter, 100)
  const times = p.kind === 'frame' ? 2 : p.kind === 'share' ? 1 : p.k
  return lineOf((x) => Array.from({ length: times }, () => x + p.n).reduce((a, b) => a + b, 0), p.letter)
}

const isPercent = (p: Params): boolean => p.kind === 'up' || p.kind === 'down'

export const wrong = {
  stops_early: (p: Params): Expression =>
    isPercent(p) ? lineOf((x) => p.n * x, p.letter, 100) : lineOf((x) => p.k * (x + p.n), p.letter),
  distribute_first_only: (p: Params): Expression =>
    p.kind === 'share'
      ? lineOf((x) => x + p.k * p.n, p.letter)
      : lineOf((x) => (p.kind === 'frame' ? 2 * x + 4 * p.n : p.k * x + p.k * p.k * p.n), p.letter),
}
