import { whole } from '../../values/rational.ts'
import type { Params } from './k04.ts'
import type { Rational } from '../../values/values.ts'

/** The wall as a table of cells: whether a block is there. */
function cells({ towers }: Params): boolean[] {
  const tall = towers.reduce((most, n) => (n > most ? n : most), 0)
  return towers.flatMap((tower) => Array.from({ length: tall }, (_, layer) => layer < tower))
}

const count = (p: Params, isBlock: boolean): number => cells(p).filter((cell) => cell === isBlock).length

/** Counts the empty cells of the wall. */
export const oracle = (p: Params): Rational => whole(count(p, false))

export const wrong = {
  other_quantity: (p: Params): Rational => whole(count(p, true)),
  half_way: (p: Params): Rational => whole(cells(p).length),
  one_case_only: (p: Params): Rational => {
    const sorted = p.towers.toSorted((a, b) => a - b)
    return whole((sorted.at(-1) ?? 0) - (sorted[0] ?? 0))
  },
  quick_answer: (p: Params): Rational => whole(count(p, false) + p.towers.length),
}
