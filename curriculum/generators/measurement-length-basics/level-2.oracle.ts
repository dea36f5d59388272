import { item } from '../../values/items.ts'
import type { Item } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** Puts units on both sides, one each, and sees where some are left. */
export function oracle(p: Params): Item {
  let [left, right] = [p.a, p.b]
  while (left > 0 && right > 0) [left, right] = [left - 1, right - 1]
  const leftHasMore = left > 0
  return leftHasMore === p.more ? item('1', `the ${p.left}`) : item('2', `the ${p.right}`)
}

export const wrong = { reversed_order: (p: Params): Item => oracle({ ...p, more: !p.more }) }
