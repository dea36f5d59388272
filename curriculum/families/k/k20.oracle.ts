import { whole } from '../../values/rational.ts'
import type { Params } from './k20.ts'
import type { Rational } from '../../values/values.ts'

/** Every rectangle between two corners of the grid, by its width and height. */
function rectangles({ rows, columns }: Params): { width: number; height: number }[] {
  const found = []
  for (let left = 0; left < columns; left++)
    for (let right = left + 1; right <= columns; right++)
      for (let top = 0; top < rows; top++)
        for (let bottom = top + 1; bottom <= rows; bottom++) found.push({ width: right - left, height: bottom - top })
  return found
}

/** Squares of a grid; of one row all rectangles. */
const wanted = (p: Params): { width: number; height: number }[] =>
  rectangles(p).filter(({ width, height }) => p.rows === 1 || width === height)

const small = (p: Params): number => rectangles(p).filter(({ width, height }) => width === 1 && height === 1).length

/** Tries all pairs of corners. */
export const oracle = (p: Params): Rational => whole(wanted(p).length)

export const wrong = {
  quick_answer: (p: Params): Rational => whole(small(p)),
  one_case_only: (p: Params): Rational => whole(small(p) + 1),
  last_case_missed: (p: Params): Rational => {
    const widest = wanted(p).reduce((most, { width }) => Math.max(most, width), 0)
    return whole(wanted(p).filter(({ width }) => width < widest).length)
  },
  half_way: (p: Params): Rational => {
    let apart = 0
    for (let left = 0; left + 2 <= p.columns; left += 2)
      for (let top = 0; top === 0 || top + 2 <= p.rows; top += 2) apart++
    return whole(small(p) + apart)
  },
}
