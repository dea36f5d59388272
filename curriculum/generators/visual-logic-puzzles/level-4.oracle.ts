import { item } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Item } from '../../values/values.ts'

const orders = (list: readonly number[]): number[][] =>
  list.length < 2 ? [[...list]] : list.flatMap((n) => orders(list.filter((m) => m !== n)).map((rest) => [n, ...rest]))

/** Tries all 24 ways to give out the things and keeps those that no clue forbids; one must be left. */
function owners(no: readonly (readonly boolean[])[]): number[] {
  const left = orders([0, 1, 2, 3]).filter((things) => things.every((j, i) => !no[i]?.[j]))
  if (left.length !== 1) throw new RangeError(`${left.length} ways are left`)
  return left[0] as number[]
}

export function oracle(p: Params): Item {
  const name = p.people[owners(p.no).indexOf(p.asked)] ?? ''
  return item(name, name)
}
