import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Tries n/d for small d, on the equation with all denominators cleared. */
export function oracle(p: Params): Rational {
  const [an, ad] = [p.an, p.ad]
  const value = (n: number, d: number): number =>
    p.kind === '+'
      ? n / d + an / ad
      : p.kind === '-'
        ? n / d - an / ad
        : p.kind === 'x'
          ? (n * an) / (d * ad)
          : (n * ad) / (d * an)
  const goal = value(p.xn, p.xd)
  for (const d of [1, 2, 4, 5, 8, 10, 20, 25, 50, 100])
    for (let n = 1; n <= 12 * d; n++) if (Math.abs(value(n, d) - goal) < 1e-9) return rational(n, d)
  throw new RangeError('no simple fraction fits')
}

type Four = readonly [bigint, bigint, bigint, bigint]
const pair = (r: Rational, p: Params): Four => [r.n, r.d, BigInt(p.an), BigInt(p.ad)]
const right = (p: Params): Rational => {
  const [n, d, an, ad] = [BigInt(p.xn), BigInt(p.xd), BigInt(p.an), BigInt(p.ad)]
  if (p.kind === 'x') return rational(n * an, d * ad)
  if (p.kind === ':') return rational(n * ad, d * an)
  return rational(p.kind === '+' ? n * ad + an * d : n * ad - an * d, d * ad)
}

export const wrong = {
  equal_means_answer: right,
  move_without_inverse: (p: Params): Rational => {
    const [n, d, an, ad] = pair(right(p), p)
    if (p.kind === 'x') return rational(n * an, d * ad)
    if (p.kind === ':') return rational(n * ad, d * an)
    return rational(p.kind === '+' ? n * ad + an * d : n * ad - an * d, d * ad)
  },
  divide_wrong_way: (p: Params): Rational => {
    const [n, d, an, ad] = pair(right(p), p)
    return rational(p.kind === 'x' ? n * ad - an * d : n * ad + an * d, d * ad)
  },
}
