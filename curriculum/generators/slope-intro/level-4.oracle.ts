import { item } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Item } from '../../values/values.ts'

/** Rise over run in decimals: endless, nothing, above or below 0. */
export function oracle({ a, b }: Params): Item {
  const slope = (b[1] - a[1]) / (b[0] - a[0])
  if (!Number.isFinite(slope)) return item('upright')
  return item(slope === 0 ? 'flat' : slope > 0 ? 'up' : 'down')
}
