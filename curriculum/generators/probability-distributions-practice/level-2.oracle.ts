import { rational } from '../../values/rational.ts'
import { slips } from './prizes.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** The mean of a bag of slips, drawn so often that every slip comes up equally often. */
export function oracle(p: Params): Rational {
  const bag = slips(p)
  let sum = 0
  for (let round = 0; round < p.times; round++) for (const value of bag) sum += value
  return rational(sum, bag.length)
}

export const wrong = {
  order_matters_mixup: (p: Params): Rational =>
    rational(
      [...new Set(slips(p))].reduce((sum, v) => sum + p.times * v, 0),
      p.values.length,
    ),
}
