import { item, order } from '../../values/items.ts'
import type { Order } from '../../values/values.ts'
import type { Params } from './level-3.ts'

const asOrder = (numbers: readonly number[]): Order => order(numbers.map((n) => item(String(n), `\\(${n}\\)`)))

/** Walks along the line and picks up each number as it comes. */
function walk(p: Params, place: (n: number) => number): number[] {
  const met: number[] = []
  for (let at = -2000; at <= 2000; at++) met.push(...p.numbers.filter((n) => place(n) === at))
  return p.first === 'least' ? met : met.toReversed()
}

/** Walks from far left to far right. */
export function oracle(p: Params): Order {
  return asOrder(walk(p, (n) => n))
}

export const wrong = {
  magnitude_negative: (p: Params): Order[] => [
    asOrder(walk(p, (n) => (n < 0 ? -n : n))),
    asOrder(walk(p, (n) => (n < 0 ? -1000 - n : n))),
  ],
  reversed_order: (p: Params): Order => asOrder(walk(p, (n) => n).toReversed()),
}
