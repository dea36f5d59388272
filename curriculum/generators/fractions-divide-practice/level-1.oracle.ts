import { addRationals, rational, zero } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Deals out one part of every thing to each person in turn, and looks at the first share. */
export function oracle(p: Params): Rational {
  const shares = Array.from({ length: p.people }, () => zero)
  for (let thing = 0; thing < p.things; thing++)
    for (let person = 0; person < p.people; person++)
      shares[person] = addRationals(shares[person] ?? zero, rational(1, p.people))
  return shares[0] ?? zero
}

export const wrong = {
  div_commutes: (p: Params): Rational => rational(p.people, p.things),
  stops_early: (p: Params): Rational => rational(1, p.people),
  mult_makes_bigger: (p: Params): Rational => rational(p.things * p.people),
  slip_off_by_one: (p: Params): Rational => rational(p.things + 1, p.people),
}
