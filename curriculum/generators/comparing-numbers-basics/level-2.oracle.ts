import { item } from '../../values/items.ts'
import type { Item } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** Counts up from zero and sees which number comes first. */
export function oracle(p: Params): Item {
  if (p.left === p.right) return item('equal')
  let reached = 0
  while (reached !== p.left && reached !== p.right) reached++
  const later = reached === p.left ? p.right : p.left
  return item(`${p.ask === 'less' ? reached : later} ${p.ask}`)
}
