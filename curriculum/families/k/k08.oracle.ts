import { whole } from '../../values/rational.ts'
import type { Params } from './k08.ts'
import type { Rational } from '../../values/values.ts'

/** Every purse of three kinds of coin that makes the amount. */
function purses(p: Params): { first: number; second: number; third: number }[] {
  const [a, b, c] = p.purse === 'small' ? [10, 5, 1] : [25, 10, 5]
  const found = []
  for (let first = 0; first * a <= p.total; first++)
    for (let second = 0; second * b <= p.total; second++)
      for (let third = 0; third * c <= p.total; third++)
        if (first * a + second * b + third * c === p.total) found.push({ first, second, third })
  return found
}

/** Tries every number of every coin. */
export const oracle = (p: Params): Rational => whole(purses(p).length)

export const wrong = {
  one_case_only: (p: Params): Rational => whole(purses(p).filter(({ first }) => first === 0).length),
  last_case_missed: (p: Params): Rational => whole(purses(p).filter(({ first, second }) => first + second > 0).length),
  half_way: (p: Params): Rational => whole(new Set(purses(p).map(({ first }) => first)).size),
  quick_answer: (): Rational => whole(3),
}
