import { decimal } from '../../values/decimal.ts'
import { addRationals, rational, rationalFromDecimalText, zero } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Decimal } from '../../values/values.ts'

/** Adds the first factor, one hundredth or tenth of it for each unit of the second. */
export function oracle(p: Params): Decimal {
  const part = rational(p.first, 10 ** (p.firstPlaces + p.secondPlaces))
  let sum = zero
  for (let i = 0; i < p.second; i++) sum = addRationals(sum, part)
  return decimal(sum, p.firstPlaces + p.secondPlaces)
}

export const wrong = {
  place_shift_missing: (p: Params): Decimal => {
    const digitSum = [...String(p.second)].reduce((sum, digit) => sum + Number(digit), 0)
    const places = p.firstPlaces + p.secondPlaces
    return decimal(rational(p.first * digitSum, 10 ** places), places)
  },
  point_as_separator: (p: Params): Decimal => {
    const [a, b] = [10 ** p.firstPlaces, 10 ** p.secondPlaces]
    const after = String((p.first % a) * (p.second % b))
    const text = `${Math.floor(p.first / a) * Math.floor(p.second / b)}.${after}`
    return decimal(rationalFromDecimalText(text), after.length)
  },
}
