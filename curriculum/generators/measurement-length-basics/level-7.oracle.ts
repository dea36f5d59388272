import { item } from '../../values/items.ts'
import type { Item } from '../../values/values.ts'
import type { Params } from './level-7.ts'

/** Lengths in millimeters, looked up in a list of its own, from which unit and number follow. */
const millimeters = [
  90, 60, 160, 170, 200, 250, 180, 80, 10, 140, 170, 30, 2000, 2000, 4000, 12_000, 9000, 25_000, 15_000, 10_000, 11_000,
  2000, 40_000, 6000,
]

/** Below a meter in centimeters, from a meter on in meters. */
export function oracle(p: Params): Item {
  const length = millimeters[p.index] ?? 0
  const meters = length >= 1000
  if (p.task === 'unit') return item(meters ? 'meters' : 'centimeters')
  return item(`about ${meters ? length / 1000 : length / 10} ${meters ? 'm' : 'cm'}`)
}
