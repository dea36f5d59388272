import { rational } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Counts cells of a grid of b x d equally likely cases: a columns and c rows are 'yes'. */
export function oracle(p: Params): Rational {
  const happened = { both: [2], neither: [0], exactly_one: [1], at_least_one: [1, 2] }[p.ask]
  let count = 0
  for (let i = 0; i < p.b; i++) {
    for (let j = 0; j < p.d; j++) {
      const events = (i < p.a ? 1 : 0) + (j < p.c ? 1 : 0)
      if (happened.includes(events)) count++
    }
  }
  return rational(count, p.b * p.d)
}

/** The chances added where they should be multiplied. */
export const wrong = {
  add_for_and: (p: Params): Rational => rational(p.a * p.d + p.c * p.b, p.b * p.d),
}
