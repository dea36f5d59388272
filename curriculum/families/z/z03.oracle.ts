import { whole } from '../../values/rational.ts'
import type { Params } from './z03.ts'
import type { Rational } from '../../values/values.ts'

/** Multiplies out. */
function product(p: Params): [bigint, bigint] {
  let [x, y] = [1n, 0n]
  for (const [a, b] of p.factors) {
    const [c, d] = [BigInt(a), BigInt(b)]
    ;[x, y] = [x * c - y * d, x * d + y * c]
  }
  return [x, y]
}

/** The product multiplied out, then a² + b². */
export function oracle(p: Params): Rational {
  const [a, b] = product(p)
  return whole(a * a + b * b)
}

const alone = (p: Params, i: number): bigint => oracle({ factors: p.factors.slice(i, i + 1) }).n

export const wrong = {
  wrong_operation: (p: Params): Rational => whole(p.factors.reduce((sum, _, i) => sum + alone(p, i), 0n)),
  quick_answer: (p: Params): Rational => {
    let [x, y] = [1, 1]
    for (const [a, b] of p.factors) [x, y] = [x * a, y * b]
    return whole(x * x + y * y)
  },
  half_way: (p: Params): Rational => whole(alone(p, 0)),
  condition_dropped: (p: Params): Rational =>
    whole(p.factors.map(([a, b]) => (a + Math.abs(b)) * (a + Math.abs(b))).reduce((x, y) => x * y)),
}
