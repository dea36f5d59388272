import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Term after term, top and bottom on their own. */
function walk(p: Params, n: number): Rational {
  let [top, bottom] = [BigInt(p.first), 1n]
  for (let i = 1; i < n; i++) [top, bottom] = [top * BigInt(p.top), bottom * BigInt(p.bottom)]
  return rational(top, bottom)
}

export function oracle(p: Params): Rational {
  return walk(p, p.n)
}

export const wrong = {
  slip_off_by_one: (p: Params): Rational => walk(p, p.n + 1),
  recursive_only: (p: Params): Rational => {
    const { n, d } = walk(p, p.n / 2)
    return rational(2n * n, d)
  },
  wrong_operation: (p: Params): Rational =>
    rational(p.first * p.bottom + (p.n - 1) * (p.first * p.top - p.first * p.bottom), p.bottom),
  looks_alike: (p: Params): Rational => rational(p.first * p.top * (p.n - 1), p.bottom),
}
