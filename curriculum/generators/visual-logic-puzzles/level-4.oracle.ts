import { item } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Figure, Item } from '../../values/values.ts'

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

/** The table alone must leave one way; who is asked for stands in the text. */
export function cellsOf(facts: Figure['facts']): boolean[][] {
  return (facts['rows'] as readonly string[]).map((row) =>
    row
      .split(' | ')
      .slice(1)
      .map((cell) => cell === 'no'),
  )
}
