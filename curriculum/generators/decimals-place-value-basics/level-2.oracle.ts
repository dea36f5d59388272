import { decimal } from '../../values/decimal.ts'
import { addRationals, rational, zero } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Decimal } from '../../values/values.ts'

/** Adds a hundredth for each square that is asked for. */
export function oracle(p: Params): Decimal {
  let sum = zero
  for (let square = 0; square < 100; square++)
    if (square < p.shaded === (p.asked === 'shaded')) sum = addRationals(sum, rational(1, 100))
  return decimal(sum, 2)
}

export const wrong = {
  looks_alike: (p: Params): Decimal => oracle({ ...p, asked: p.asked === 'shaded' ? 'not shaded' : 'shaded' }),
}
