import { item, order } from '../../values/items.ts'
import type { Params } from './level-5.ts'
import type { Item, Order } from '../../values/values.ts'

type Number2 = readonly [top: number, bottom: number]

const named = ([n, d]: Number2): Item => item(`${n}/${d}`)

/** Walks along the line in steps of 1/120, which every bottom of the level divides, and picks up what it meets. */
export function oracle(p: Params): Order {
  const met: Number2[] = []
  for (let at = 0; at <= 360; at++) for (const x of p.numbers) if ((x[0] * 120) / x[1] === at) met.push(x)
  return order(met.map(named))
}

function byKey(p: Params, key: (x: Number2) => number): Order {
  const keyed = p.numbers.map((x) => ({ x, k: Math.floor(x[0] / x[1]) * 1000 + key(x) }))
  return order(keyed.toSorted((a, b) => a.k - b.k).map(({ x }) => named(x)))
}

export const wrong = {
  larger_denominator_larger: (p: Params): Order => byKey(p, ([, d]) => d),
  gap_thinking: (p: Params): Order => byKey(p, ([n, d]) => 500 - (d - (n % d))),
}
