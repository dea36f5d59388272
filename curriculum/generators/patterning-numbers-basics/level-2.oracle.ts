import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Counts on or back one by one. */
function walk(p: Params, count: number): number {
  let at = p.first
  for (let i = 0; i < count; i++) for (let k = 0; k < Math.abs(p.step); k++) at += Math.sign(p.step)
  return at
}

export function oracle(p: Params): Rational {
  return whole(walk(p, p.missing))
}

export const wrong = {
  wrong_operation: (p: Params): Rational => whole(walk(p, p.missing - 2)),
  rule_from_one_pair: (p: Params): Rational => whole(walk(p, p.missing - 1) + Math.sign(p.step)),
  recursive_only: (p: Params): Rational => whole(2 * walk(p, 1)),
}
