import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Counts the small parts of the rectangle that both shadings cover. */
export function oracle(p: Params): Rational {
  let all = 0
  let both = 0
  for (let column = 0; column < p.b; column++)
    for (let row = 0; row < p.d; row++) {
      all++
      if (column < p.a && row < p.c) both++
    }
  return rational(both, all)
}

/** The share of the drawn grid that is shaded both ways. */
export function fromFacts(facts: Figure['facts']): Rational {
  return rational(Number(facts['shaded']), Number(facts['columns']) * Number(facts['rows']))
}

export const wrong = {
  mult_common_denominator: (p: Params): Rational => {
    let size = p.b
    while (size % p.d !== 0) size += p.b
    return rational(((p.a * size) / p.b) * ((p.c * size) / p.d), size)
  },
  mult_makes_bigger: (p: Params): Rational => rational(p.a * p.d, p.b * p.c),
  wrong_operation: (p: Params): Rational => rational(p.a * p.d + p.c * p.b, p.b * p.d),
  slip_off_by_one: (p: Params): Rational => rational(p.a * p.c + 1, p.b * p.d),
}
