import { matrix } from '../../values/matrix.ts'
import type { Params } from './level-1.ts'
import type { Matrix } from '../../values/values.ts'

/** Visits each entry with its place and puts those that are meant where they belong. */
export function oracle(p: Params): Matrix {
  const found: number[][] = []
  for (let i = 0; i < p.rows.length; i++) {
    for (let j = 0; j < (p.rows[i]?.length ?? 0); j++) {
      const entry = p.rows[i]?.[j] ?? 0
      const put = (row: number): void => void (found[row] = [...(found[row] ?? []), entry])
      if (p.asked === 'row' && i === p.row) put(0)
      if (p.asked === 'column' && j === p.column) put(i)
      if (p.asked === 'without' && i !== p.row && j !== p.column) put(i < p.row ? i : i - 1)
      if (p.asked === 'transpose') put(j)
    }
  }
  return matrix(found)
}

export const wrong = {
  slip_off_by_one: (p: Params): Matrix[] => [
    oracle({ ...p, row: (p.row + 1) % p.rows.length }),
    oracle({ ...p, column: (p.column + 1) % (p.rows[0]?.length ?? 1) }),
  ],
  stops_early: (p: Params): Matrix => matrix(p.rows),
  reversed_order: (p: Params): Matrix[] => {
    const right = oracle(p)
    const swapped = {
      row: Math.min(p.column, p.rows.length - 1),
      column: Math.min(p.row, (p.rows[0]?.length ?? 1) - 1),
    }
    return [oracle({ ...p, ...swapped }), matrix(right.rows.map((row) => row.toReversed()).toReversed())]
  },
}
