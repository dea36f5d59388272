import { whole } from '../../values/rational.ts'
import type { Params } from './g02.ts'
import type { Rational } from '../../values/values.ts'

/** The corners of all squares, to measure by counting unit cells and edges. */
function measured(p: Params, side: number): { area: number; around: number } {
  const [width, height] = [p.columns * side, p.rows * side]
  let [area, around] = [0, 0]
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) {
      area++
      if (x === 0) around++
      if (x === width - 1) around++
      if (y === 0) around++
      if (y === height - 1) around++
    }
  return { area, around }
}

/** Tries sides until the known measure fits, then counts the other. */
export function oracle(p: Params): Rational {
  const { area, around } = measured(p, p.side)
  for (let side = 1; ; side++) {
    const tried = measured(p, side)
    if (p.asked === 'area' && tried.around === around) return whole(tried.area)
    if (p.asked === 'perimeter' && tried.area === area) return whole(tried.around)
  }
}

const one = (p: Params): Params => ({ ...p, rows: 1, columns: 1 })

export const wrong = {
  half_way: (p: Params): Rational => whole(measured(one(p), p.side).around / 4),
  condition_dropped: (p: Params): Rational =>
    whole(p.asked === 'area' ? measured(p, p.side).area / p.side : measured(p, p.side).around / 2),
  other_quantity: (p: Params): Rational =>
    whole(p.asked === 'area' ? measured(one(p), p.side).area : measured(one(p), p.side).around),
  counted_twice: (p: Params): Rational =>
    whole(
      p.asked === 'area'
        ? measured(p, p.side).around * p.rows * p.columns
        : measured(one(p), p.side).around * p.rows * p.columns,
    ),
}
