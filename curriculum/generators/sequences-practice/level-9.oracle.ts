import { addRationals, rational } from '../../values/rational.ts'
import type { Params } from './level-9.ts'
import type { Rational } from '../../values/values.ts'

/** Adds 400 terms and finds the only fraction with a small bottom that is so close. */
export function oracle(p: Params): Rational {
  let [sum, term] = [0, p.first]
  for (let i = 0; i < 400; i++) [sum, term] = [sum + term, (term * p.top) / p.bottom]
  for (let d = 1; d <= 20; d++)
    if (Math.abs(sum * d - Math.round(sum * d)) < 1e-6) return rational(Math.round(sum * d), d)
  throw new RangeError('no small bottom')
}

export const wrong = {
  slip_sign: (p: Params): Rational => rational(p.first * p.bottom, p.bottom + p.top),
  wrong_operation: (p: Params): Rational => rational(p.first * (p.bottom - p.top), p.bottom),
  stops_early: (p: Params): Rational => {
    const second = rational(p.first * p.top, p.bottom)
    const third = rational(p.first * p.top * p.top, p.bottom * p.bottom)
    return addRationals(rational(p.first), addRationals(second, third))
  },
  slip_off_by_one: (p: Params): Rational => addRationals(oracle(p), rational(-p.first)),
}
