import { item } from '../../values/items.ts'
import type { Params } from './level-5.ts'
import type { Item } from '../../values/values.ts'

/** The difference of the sides at every whole number from -300 to 300: how often is it nothing? */
export function oracle(p: Params): Item {
  let zeros = 0
  for (let x = -300; x <= 300; x++) if (p.k * (x + p.b) + p.c === p.m * x + p.n) zeros++
  return item(zeros === 0 ? 'none' : zeros === 1 ? 'one' : 'all')
}
