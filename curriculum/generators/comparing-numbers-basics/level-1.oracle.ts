import { item } from '../../values/items.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Takes one of each away until one side is empty. */
export function oracle(p: Params): Item {
  let [stars, hearts] = [p.left, p.right]
  while (stars > 0 && hearts > 0) [stars, hearts] = [stars - 1, hearts - 1]
  return item(stars > 0 ? 'stars' : hearts > 0 ? 'hearts' : 'same')
}

/** Compares the groups that the picture shows. */
export function fromFacts(facts: Figure['facts']): Item {
  const counts = facts['counts']
  if (!Array.isArray(counts)) throw new RangeError('the picture shows no groups')
  return oracle({ left: Number(counts[0]), right: Number(counts[1]) })
}
