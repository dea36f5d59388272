import { item } from '../../values/items.ts'
import type { Params } from './level-3.ts'
import type { Figure, Item } from '../../values/values.ts'

/** By the angle across from the longest side, from the law of cosines. */
function kind(sides: readonly number[]): Item {
  const [a, b, c] = sides.toSorted((x, y) => x - y) as [number, number, number]
  const angle = (Math.acos((a * a + b * b - c * c) / (2 * a * b)) * 180) / Math.PI
  return item(Math.abs(angle - 90) < 1e-9 ? 'right' : angle < 90 ? 'acute' : 'obtuse')
}

export const oracle = (p: Params): Item => kind([p.a, p.b, p.c])
export const fromFacts = (facts: Figure['facts']): Item =>
  kind((facts['sides'] as readonly string[]).map((t) => Number.parseInt(t, 10)))
