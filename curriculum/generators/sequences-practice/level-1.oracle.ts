import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** From the first term on, adding what comes next: a, or a times the next odd number. */
function walk(p: Params, n: number): number {
  let [at, step] = [p.b, p.a]
  for (let i = 0; i < n; i++) [at, step] = [at + step, step + (p.squared ? 2 * p.a : 0)]
  return at
}

export function oracle(p: Params): Rational {
  return whole(walk(p, p.n))
}

export const wrong = {
  recursive_only: (p: Params): Rational => whole(walk(p, p.n / 2) + walk(p, p.n / 2)),
  wrong_operation: (p: Params): Rational => whole(p.squared ? p.a * p.a * p.n * p.n + p.b : p.a * p.n + p.a * p.b),
  slip_off_by_one: (p: Params): Rational[] => [whole(walk(p, p.n + 1)), whole(walk(p, p.n - 1))],
}
