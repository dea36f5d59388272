import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** By recursion from the asked term down to those that are given. */
function term(p: Params, n: number): number {
  if (n === 1) return p.first
  if (p.two) return n === 2 ? p.more : term(p, n - 1) + p.times * term(p, n - 2)
  return p.times * term(p, n - 1) + p.more
}

export function oracle(p: Params): Rational {
  return whole(term(p, p.n))
}

export const wrong = {
  stops_early: (p: Params): Rational => whole(term(p, p.n - 1)),
  slip_off_by_one: (p: Params): Rational => whole(term(p, p.n + 1)),
  recursive_only: (p: Params): Rational => whole(2 * term(p, p.n / 2)),
  wrong_operation: (p: Params): Rational =>
    whole(p.two ? term({ ...p, times: p.times + 1 }, p.n) : p.times * p.n + p.more),
  looks_alike: (p: Params): Rational => whole(p.times * p.first + (p.n - 1) * p.more),
}
