import { ratio } from '../../values/ratio.ts'
import type { Params } from './level-1.ts'
import type { Ratio } from '../../values/values.ts'

/** Lays all counters in a row and walks along them. */
function counted(p: Params): { first: number; second: number; all: number } {
  const row = p.counts.flatMap((n, i) => Array.from({ length: n }, () => i))
  return { first: row.filter((i) => i === 0).length, second: row.filter((i) => i === 1).length, all: row.length }
}

const turned = (p: Params, x: number, y: number): Ratio => (p.swapped ? ratio(y, x) : ratio(x, y))

export function oracle(p: Params): Ratio {
  const { first, second, all } = counted(p)
  return turned(p, first, p.to === 'all' ? all : second)
}

export const wrong = {
  ratio_order: (p: Params): Ratio => oracle({ ...p, swapped: !p.swapped }),
  part_part_fraction: (p: Params): Ratio => {
    const { first, all } = counted(p)
    return turned(p, first, p.to === 'all' ? all - first : all)
  },
  additive_ratio: (p: Params): Ratio => {
    const { first, second, all } = counted(p)
    return turned(p, first + 1, (p.to === 'all' ? all : second) + 1)
  },
}
