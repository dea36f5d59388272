import { item } from '../../values/items.ts'
import type { Item } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Takes one unit after another off both until one is used up. */
function longer(a: number, b: number): 'a' | 'b' | 'same' {
  let [x, y] = [a, b]
  while (x > 0 && y > 0) [x, y] = [x - 1, y - 1]
  return x > 0 ? 'a' : y > 0 ? 'b' : 'same'
}

const shown = { a: item('1', 'A'), b: item('2', 'B'), same: item('3', 'both are the same') } as const

/** The one that is left over, or the other where the smaller is asked for. */
export function oracle(p: Params): Item {
  return p.more ? shown[longer(p.a, p.b)] : shown[longer(p.b, p.a)]
}

/** Compares the sizes that the picture shows; only for questions about the larger. */
export const wrong = { reversed_order: (p: Params): Item => oracle({ ...p, more: !p.more }) }
