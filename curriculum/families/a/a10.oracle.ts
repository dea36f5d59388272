import { whole } from '../../values/rational.ts'
import type { Params } from './a10.ts'
import type { Rational } from '../../values/values.ts'

const oldNow = (p: Params): number => p.times * (p.young + p.years) - p.years

/** Lets the years go by, one by one, until it is so. */
function yearsOf(p: Params): number {
  let [young, old, years] = [p.young, oldNow(p), 0]
  while (old !== p.times * young) {
    young++
    old++
    years++
    if (years > 200) throw new RangeError('it never comes')
  }
  return years
}

export const oracle = (p: Params): Rational => whole(yearsOf(p))

export const wrong = {
  half_way: (p: Params): Rational => whole(p.young + yearsOf(p)),
  condition_dropped: (p: Params): Rational => whole(Math.abs(oldNow(p) - p.times * p.young)),
  other_quantity: (p: Params): Rational => whole(oldNow(p) - p.young),
  one_case_only: (p: Params): Rational => {
    let years = 0
    while ((p.young + years + 1) * p.times <= oldNow(p)) years++
    return whole(years < 1 ? oldNow(p) : years)
  },
}
