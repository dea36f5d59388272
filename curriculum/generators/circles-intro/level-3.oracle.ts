import { roundToDecimal } from '../../values/decimal.ts'
import { rationalFromDecimalText } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Decimal } from '../../values/values.ts'

const radius = (p: Params): number => (p.given === 'diameter' ? p.tenths / 20 : p.tenths / 10)
/** To tenths, half up, on a number whose decimals are few enough to be exact once written out. */
const exact = (n: number): Decimal => roundToDecimal(rationalFromDecimalText(n.toFixed(6)), 1)

/** Half the circumference times the radius: the circle cut into thin wedges and laid side by side. */
export function oracle(p: Params): Decimal {
  const around = 2 * 3.14 * radius(p)
  return exact((around / 2) * radius(p))
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  area_perimeter_swap: (p: Params): Decimal => exact(2 * 3.14 * radius(p)),
  radius_diameter_swap: (p: Params): Decimal =>
    exact(p.given === 'diameter' ? 0.0314 * p.tenths ** 2 : (0.0314 * p.tenths ** 2) / 4),
  stops_early: (p: Params): Decimal => exact(radius(p) ** 2),
  wrong_operation: (p: Params): Decimal => exact(3.14 * radius(p)),
}
