import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Term after term. */
function walk(p: Params, n: number): number {
  let at = p.first
  for (let i = 1; i < n; i++) at += p.step
  return at
}

export function oracle(p: Params): Rational {
  return whole(walk(p, p.n))
}

export const wrong = {
  recursive_only: (p: Params): Rational => whole(2 * walk(p, p.n / 2)),
  stops_early: (p: Params): Rational => whole(walk({ ...p, first: p.step }, p.n)),
  slip_off_by_one: (p: Params): Rational[] => [whole(walk(p, p.n + 1)), whole(walk(p, p.n) - p.step)],
}
