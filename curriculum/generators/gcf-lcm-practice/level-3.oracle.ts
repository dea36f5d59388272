import { whole } from '../../values/rational.ts'
import { firstMetByCounting, greatestByTrying } from './by-trying.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-3.ts'

/** Tries numbers from above where something is split; counts up where something repeats. */
export function oracle(p: Params): Rational {
  const splits = ['bags', 'tiles', 'ribbons', 'teams'].includes(p.story)
  return whole(splits ? greatestByTrying(p) : firstMetByCounting(p))
}

export const wrong = {
  factor_multiple_swap: (p: Params): Rational[] => [
    whole(firstMetByCounting(p)),
    whole(greatestByTrying(p)),
    whole(p.a * p.b),
  ],
}
