import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

const walk = (p: Params, n: number): number => {
  let at = p.first
  for (let i = 1; i < n; i++) at += p.step
  return at
}

/** By the line through the two known terms, as a proportion of the distances. */
export function oracle(p: Params): Rational {
  const [y, z] = [walk(p, p.i), walk(p, p.j)]
  return whole(Math.round(y + ((z - y) * (p.n - p.i)) / (p.j - p.i)))
}

export const wrong = {
  recursive_only: (p: Params): Rational => whole(2 * walk(p, p.n / 2)),
  looks_alike: (p: Params): Rational => whole(walk(p, p.i + p.n)),
  stops_early: (p: Params): Rational => whole(walk(p, p.i) + (p.n - p.i) * (walk(p, p.j) - walk(p, p.i))),
  slip_off_by_one: (p: Params): Rational[] => [whole(walk(p, p.n + 1)), whole(walk(p, p.n) - p.step)],
}
