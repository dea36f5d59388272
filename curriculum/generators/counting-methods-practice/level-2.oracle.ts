import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** By recursion: any of those left, and then the rest of the places. */
function rows(left: number, places: number): number {
  if (places === 0) return 1
  let sum = 0
  for (let i = 0; i < left; i++) sum += rows(left - 1, places - 1)
  return sum
}

/** Groups by Pascal's triangle. */
function groups(n: number, k: number): number {
  return k === 0 || k === n ? 1 : groups(n - 1, k - 1) + groups(n - 1, k)
}

export function oracle(p: Params): Rational {
  return whole(p.k > 4 ? p.n * rows(p.n - 1, p.k - 1) : rows(p.n, p.k))
}

export const wrong = {
  order_matters_mixup: (p: Params): Rational => whole(groups(p.n, p.k)),
  looks_alike: (p: Params): Rational => whole(Array.from({ length: p.k }, () => p.n).reduce((a, b) => a * b, 1)),
  wrong_operation: (p: Params): Rational => whole(p.n * p.k),
  stops_early: (p: Params): Rational => whole(rows(p.n, p.k - 1)),
}
