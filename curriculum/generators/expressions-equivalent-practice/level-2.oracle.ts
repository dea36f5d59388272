import { item } from '../../values/items.ts'
import type { Params } from './level-2.ts'
import type { Item } from '../../values/values.ts'

/** Puts in every whole number from -200 to 200 and counts how often both give the same. */
export function oracle(p: Params): Item {
  let same = 0
  for (let x = -200; x <= 200; x++) if (p.k * (x + p.b) + p.c * x === p.m * x + p.n) same++
  return same === 0 ? item('never') : same === 1 ? item('once') : item('always')
}
