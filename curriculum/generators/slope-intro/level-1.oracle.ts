import { item } from '../../values/items.ts'
import type { Params } from './level-1.ts'
import type { Item } from '../../values/values.ts'

/** How much both have grown after run times d steps across. */
export function oracle({ run, rise, n, d }: Params): Item {
  const [graph, rule] = [rise * d, n * run]
  return item(graph > rule ? 'a' : graph < rule ? 'b' : 'same')
}
