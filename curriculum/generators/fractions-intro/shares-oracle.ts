import { item } from '../../values/items.ts'
import type { Shares } from './shares.ts'
import type { Item } from '../../values/values.ts'

const names: readonly (readonly [word: string, ways: readonly string[]])[] = [
  ['half', ['', 'one half', 'two halves']],
  ['third', ['', 'one third', 'two thirds', 'three thirds']],
  ['fourth', ['', 'one fourth', 'two fourths', 'three fourths', 'four fourths']],
  ['quarter', ['', 'one quarter', 'two quarters', 'three quarters', 'four quarters']],
]
const nameList = (p: Shares): readonly string[] => names.find(([word]) => word === p.word)?.[1] ?? []

/** Goes around the shape part by part. */
function counted(p: Shares, wanted: boolean): number {
  let n = 0
  for (let i = 0; i < nameList(p).length - 1; i++) if (i < p.shaded === ((p.asked === 'shaded') === wanted)) n++
  return n
}

/** Looks the words up in a list of its own. */
export function sharesOracle(p: Shares): Item {
  if (p.task === 'name') return item(nameList(p)[counted(p, true)] ?? '')
  if (p.task === 'each') return item((nameList(p)[1] ?? '').replace('one', 'a'))
  return item(`${counted(p, true) + counted(p, false)} ${p.shaded}`)
}

/** The parts compared with the other parts instead of with the whole. */
export const wrongShares = {
  part_part_fraction: (p: Shares): Item => item(counted(p, true) === 3 ? 'three thirds' : 'one third'),
}
