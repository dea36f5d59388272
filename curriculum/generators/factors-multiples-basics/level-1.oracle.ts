import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Tries every pair of numbers and keeps those that multiply to n. */
function pairs(n: number): [number, number][] {
  const found: [number, number][] = []
  for (let a = 1; a <= n; a++) for (let b = a; a * b <= n; b++) if (a * b === n) found.push([a, b])
  return found
}

/** Looks through all products up to the number. */
export function oracle(p: Params): Rational {
  const all = pairs(p.n)
  if (p.factor === 0) return whole(all.length)
  const pair = all.find(([a, b]) => a === p.factor || b === p.factor) ?? [0, 0]
  return whole(pair[0] === p.factor ? pair[1] : pair[0])
}

/** A multiple for a factor; the partner of a sum; factors counted instead of pairs. */
export const wrong = {
  factor_multiple_swap: (p: Params): Rational => whole(p.factor * p.n),
  wrong_operation: (p: Params): Rational => whole(p.n - p.factor),
  looks_alike: (p: Params): Rational => whole(new Set(pairs(p.n).flat()).size),
}
