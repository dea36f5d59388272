import { item, order } from '../../values/items.ts'
import type { Params } from './level-3.ts'
import type { Order } from '../../values/values.ts'

const ordered = (names: readonly string[]): Order => order(names.map((name) => item(name, name)))

/** Tries all six orders and keeps the one in which no neighbors stand the wrong way around. */
export function oracle(p: Params): Order {
  for (const [i, j, k] of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const) {
    const [a, b, c] = [p.lengths[i], p.lengths[j], p.lengths[k]]
    if (p.first === 'shortest' ? a < b && b < c : a > b && b > c)
      return ordered([p.things[i], p.things[j], p.things[k]])
  }
  throw new RangeError(`two are equally long: ${JSON.stringify(p)}`)
}

export const wrong = {
  reversed_order: (p: Params): Order => order(oracle(p).items.toReversed()),
  looks_alike: (p: Params): Order[] => {
    const [a, b, c] = oracle(p).items as [Order['items'][0], Order['items'][0], Order['items'][0]]
    return [order([b, a, c]), order([a, c, b])]
  },
}
