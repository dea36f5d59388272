import { item } from '../../values/items.ts'
import type { Params } from './level-3.ts'
import type { Item } from '../../values/values.ts'

/** Sorts the children by the angle of one part. */
export function oracle(p: Params): Item {
  const sorted = p.names
    .map((name, i) => ({ name, angle: 360 / (p.parts[i] ?? 1) }))
    .toSorted((a, b) => (p.ask === 'larger' ? b.angle - a.angle : a.angle - b.angle))
  return item(sorted[0]?.name ?? '')
}

export const wrong = {
  larger_denominator_larger: (p: Params): Item => {
    const sorted = p.names
      .map((name, i) => ({ name, parts: p.parts[i] ?? 1 }))
      .toSorted((a, b) => (p.ask === 'larger' ? b.parts - a.parts : a.parts - b.parts))
    return item(sorted[0]?.name ?? '')
  },
}
