import { ratio } from '../../values/ratio.ts'
import type { Params } from './level-3.ts'
import type { Figure, Ratio } from '../../values/values.ts'

/** Deals the total out over the units, one at a time, and counts what the first one got. */
function share(total: number, count: number): Ratio {
  const units = Array.from({ length: count }, () => 0)
  for (let i = 0; i < total; i++) units[i % count] = (units[i % count] ?? 0) + 1
  return ratio(units[0] ?? 0, 1)
}

export function oracle(p: Params): Ratio {
  return share(p.rate * p.count, p.count)
}

/** From the ends of the two number lines. */
export function fromFacts(facts: Figure['facts']): Ratio {
  const [top, bottom] = [facts['top'] as readonly string[], facts['bottom'] as readonly string[]]
  return share(Number(top[2]), Number(bottom[2]))
}

export const wrong = {
  ratio_order: (p: Params): Ratio => ratio(1, p.rate),
  additive_ratio: (p: Params): Ratio => {
    let [a, b] = [p.rate * p.count, p.count]
    while (b > 1) [a, b] = [a - 1, b - 1]
    return ratio(a, b)
  },
  wrong_operation: (p: Params): Ratio => ratio(p.rate * p.count * p.count, 1),
}
