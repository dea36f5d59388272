import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

const counted = (p: Params): number => {
  let n = 0
  for (let i = 0; i < p.columns * p.rows; i++) if (i < p.shaded === (p.asked === 'shaded')) n++
  return n
}

/** Copies the grid until there are a hundred squares, and counts again. */
export function oracle(p: Params): Rational {
  let [squares, wanted] = [0, 0]
  while (squares < 100) [squares, wanted] = [squares + p.columns * p.rows, wanted + counted(p)]
  return whole(wanted)
}

export const wrong = {
  percent_as_number: (p: Params): Rational => whole(counted(p)),
  looks_alike: (p: Params): Rational => {
    const other = { ...p, asked: p.asked === 'shaded' ? ('not shaded' as const) : ('shaded' as const) }
    return oracle(other)
  },
  slip_off_by_one: (p: Params): Rational[] => {
    const unit = 100 / (p.columns * p.rows)
    const right = Number(oracle(p).n)
    return [right + unit, right - unit, right + 10, right - 10].map(whole)
  },
}
