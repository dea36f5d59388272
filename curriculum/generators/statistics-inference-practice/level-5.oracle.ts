import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Walks from the box outward, half a unit at a time, until three halves of the box are passed. */
function limit(p: Params, way: 1 | -1): number {
  const [q1, q3] = [p.five[1], p.five[3]]
  let at = way > 0 ? q3 : q1
  for (let halves = 0; halves < 3; halves++) at += (way * (q3 - q1)) / 2
  return at
}

export function oracle(p: Params): Rational {
  if (p.ask !== 'mean') return whole(limit(p, p.ask === 'upper' ? 1 : -1))
  // Moves the outlier onto the mean of all; what it gives up is dealt out to the others.
  const all = (p.others * p.mean + p.outlier) / (p.others + 1)
  const given = rational(p.outlier - all, p.others)
  return rational(BigInt(all) * given.d - given.n, given.d)
}

export const wrong = {
  boxplot_area_count: (p: Params): Rational => {
    const long = p.five[4] - p.five[0]
    return p.ask === 'upper' ? rational(2 * p.five[3] + 3 * long, 2) : rational(2 * p.five[1] - 3 * long, 2)
  },
  mean_unweighted: (p: Params): Rational => {
    const all = (p.others * p.mean + p.outlier) / (p.others + 1)
    return whole(all - (p.outlier - all))
  },
}
