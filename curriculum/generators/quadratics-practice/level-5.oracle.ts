import { item } from '../../values/items.ts'
import type { Params } from './level-5.ts'
import type { Item } from '../../values/values.ts'

/** The height of the turning point against the side to which the parabola opens. */
export function oracle({ a, b, c }: Params): Item {
  const low = 4 * a * a * c - b * b * a
  return item(low === 0 ? 'one' : low * a < 0 ? 'two' : 'none')
}
