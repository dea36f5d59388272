import { whole } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

/** Adds term after term. */
function add(p: Params, count: number): number {
  let [sum, at] = [0, p.first]
  for (let i = 0; i < count; i++) [sum, at] = [sum + at, at + p.step]
  return sum
}

export function oracle(p: Params): Rational {
  return whole(add(p, p.count))
}

export const wrong = {
  recursive_only: (p: Params): Rational => whole(2 * add(p, p.count / 2)),
  stops_early: (p: Params): Rational => whole(2 * add(p, p.count)),
  slip_off_by_one: (p: Params): Rational[] => [whole(add(p, p.count - 1)), whole(add(p, p.count + 1))],
}
