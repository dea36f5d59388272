import { item } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Item } from '../../values/values.ts'

const names = ['up', 'right', 'down', 'left']

/** Turns a hand by degrees, tile after tile, and reads where it points. */
export function oracle(p: Params): Item {
  let degrees = p.start * 90
  for (let tile = 0; tile < p.gap; tile++) degrees += 90 * (p.turns[tile % p.turns.length] ?? 0)
  return item(`turned ${names[Math.round((degrees % 360) / 90)]}`)
}
