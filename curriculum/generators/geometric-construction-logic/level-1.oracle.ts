import { item, order } from '../../values/items.ts'
import { constructions } from './constructions.ts'
import type { Params } from './level-1.ts'
import type { Order } from '../../values/values.ts'

/** Sorts the steps by the place where their sentence stands in the construction. */
export function oracle(p: Params): Order {
  const all = constructions[p.which]?.steps ?? []
  const places = all.flatMap((text, i) => (i >= p.from && i < p.to ? [{ i, text }] : []))
  return order(places.toSorted((a, b) => all.indexOf(a.text) - all.indexOf(b.text)).map(({ i }) => item(String(i))))
}

/** The wrong rule: the result is taken as the start. */
export const wrong = {
  affirm_converse: (p: Params): Order => {
    const { items } = oracle(p)
    return order([...items.slice(-1), ...items.slice(0, -1)])
  },
}
