import { whole } from '../../values/rational.ts'
import type { Params } from './p01.ts'
import type { Rational } from '../../values/values.ts'

/** Sizes one after the other, up to the one that is given. */
function row(p: Params): number[] {
  const sizes = [p.first]
  for (let n = 1; n < p.figure; n++) sizes.push((sizes.at(-1) ?? 0) + p.step)
  return sizes
}

/** Writes the whole row and looks where its last number stands. */
export const oracle = (p: Params): Rational => whole(row(p).indexOf(Math.max(...row(p))) + 1)

export const wrong = {
  half_way: (p: Params): Rational => whole(row(p).slice(1).length),
  count_off_by_one: (p: Params): Rational => whole(row(p).length + 1),
  surface_operation: (p: Params): Rational => {
    let [left, times] = [row(p).at(-1) ?? 0, 0]
    while (left >= p.step) {
      left -= p.step
      times++
    }
    return whole(times)
  },
  other_quantity: (p: Params): Rational =>
    whole(
      row(p)
        .slice(1)
        .reduce((sum) => sum + p.step, 0),
    ),
}
