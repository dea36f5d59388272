import { whole } from '../../values/rational.ts'
import type { Params } from './k21.ts'
import type { Rational } from '../../values/values.ts'

/** Tries every number of fours. */
function fours(p: Params): number {
  const shapes = p.three + p.four
  const corners = [...Array.from({ length: p.three }, () => 3), ...Array.from({ length: p.four }, () => 4)]
  const wanted = corners.reduce((sum, n) => sum + n, 0)
  for (let four = 0; four <= shapes; four++) if (4 * four + 3 * (shapes - four) === wanted) return four
  throw new RangeError('no number fits')
}

export const oracle = (p: Params): Rational => whole(fours(p))

export const wrong = {
  other_quantity: (p: Params): Rational => whole(p.three + p.four - fours(p)),
  quick_answer: (p: Params): Rational => whole(p.three + p.four),
  condition_dropped: (p: Params): Rational => {
    let [left, made] = [3 * p.three + 4 * p.four, 0]
    for (; left >= 4; left -= 4) made++
    return whole(made)
  },
  count_off_by_one: (p: Params): Rational => whole(1 + fours(p)),
}
