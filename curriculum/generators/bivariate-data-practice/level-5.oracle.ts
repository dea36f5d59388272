import { rational } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Steps along the line from its start, one unit of x at a time. */
function predicted(p: Params): number {
  let y = p.start
  for (let x = 0; x < p.at; x++) y += p.slope
  return y
}

const measured = (p: Params): number => predicted(p) + (p.off[p.at - 1] ?? 0)

export function oracle(p: Params): Rational {
  if (p.ask === 'predict') return rational(predicted(p), 10)
  if (p.ask === 'observed') return rational(measured(p), 10)
  let tenths = 0
  const way = Math.sign(measured(p) - predicted(p))
  while (predicted(p) + tenths !== measured(p)) tenths += way
  return rational(tenths, 10)
}

export const wrong = {
  conditional_inverse: (p: Params): Rational => {
    if (p.ask === 'predict') return rational(p.start * p.at + p.slope, 10)
    return p.ask === 'residual'
      ? rational(predicted(p) - measured(p), 10)
      : rational(2 * predicted(p) - measured(p), 10)
  },
  slip_off_by_one: (p: Params): Rational =>
    p.ask === 'predict' ? rational(predicted(p) + p.slope, 10) : rational(measured(p) + 10, 10),
}
