import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-8.ts'
import type { Rational } from '../../values/values.ts'

/** Closed sums from 0 up to n: of 1, of k, of k squared, of b to the power of k. */
function upTo(p: Params, n: number): Rational {
  if (n < 0) return whole(0)
  const count = n + 1
  if (p.kind === 'linear') return rational(p.a * n * (n + 1) + 2 * p.b * count, 2)
  if (p.kind === 'square') return rational(p.a * n * (n + 1) * (2 * n + 1) + 6 * p.b * count, 6)
  return rational(p.a * (p.b ** count - 1), p.b - 1)
}

const between = (p: Params, from: number, to: number): Rational => whole(upTo(p, to).n - upTo(p, from - 1).n)

export function oracle(p: Params): Rational {
  return between(p, p.from, p.to)
}

export const wrong = {
  looks_alike: (p: Params): Rational => whole(between({ ...p, b: 0 }, p.from, p.to).n + BigInt(p.b)),
  slip_off_by_one: (p: Params): Rational[] => [between(p, p.from, p.to - 1), between(p, p.from + 1, p.to)],
  stops_early: (p: Params): Rational => between(p, p.to, p.to),
  recursive_only: (p: Params): Rational => whole(2n * between(p, p.from, (p.from + p.to - 1) / 2).n),
}
