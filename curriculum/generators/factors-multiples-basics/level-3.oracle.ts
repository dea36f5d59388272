import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-3.ts'

/** Counts the ways to lay a number out in full rows. */
function layouts(n: number): number {
  let ways = 0
  for (let rows = 1; rows <= n; rows++) {
    let left = n
    while (left >= rows) left -= rows
    if (left === 0) ways++
  }
  return ways
}

/** The one number with two layouts among those with more or fewer, or the other way around. */
export function oracle(p: Params): Rational {
  const fitting = [p.right, ...p.others].filter((n) => (p.asked === 'prime' ? layouts(n) === 2 : layouts(n) > 2))
  if (fitting.length !== 1) throw new RangeError('not exactly one answer')
  return whole(fitting[0] ?? 0)
}

export const wrong = {
  one_is_prime: (p: Params): Rational[] => p.others.filter((n) => layouts(n) !== 2).map((n) => whole(n)),
}
