import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Deals the total out over the units, one at a time, and counts what the first one got. */
function share(total: number, count: number): Rational {
  const units = Array.from({ length: count }, () => 0)
  for (let i = 0; i < total; i++) units[i % count] = (units[i % count] ?? 0) + 1
  return whole(units[0] ?? 0)
}

export function oracle(p: Params): Rational {
  return share(p.rate * p.count, p.count)
}

/** From the ends of the two number lines. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [top, bottom] = [facts['top'] as readonly string[], facts['bottom'] as readonly string[]]
  return share(Number(top[2]), Number(bottom[2]))
}

export const wrong = {
  ratio_order: (p: Params): Rational => rational(1, p.rate),
  additive_ratio: (p: Params): Rational => {
    let [a, b] = [p.rate * p.count, p.count]
    while (b > 1) [a, b] = [a - 1, b - 1]
    return whole(a)
  },
  wrong_operation: (p: Params): Rational => whole(p.rate * p.count * p.count),
}
