import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Steps of a twentieth of the box from the first median up to the second. */
export function oracle(p: Params): Rational {
  const [first, second] = [p.quartile + p.median, p.quartile + p.median + p.shift]
  let parts = 0
  for (let at = first; at < second - 1e-9; at += p.box / 20) parts++
  return p.ask === 'ratio' ? rational(parts, 20) : whole(Math.round((parts * p.box) / 20))
}

export const wrong = {
  boxplot_area_count: (p: Params): Rational => {
    const ends = [p.quartile - p.left, p.quartile + p.box + p.right]
    const long = (ends[1] ?? 0) - (ends[0] ?? 0)
    return p.ask === 'ratio' ? rational(p.shift, long) : whole(long)
  },
}
