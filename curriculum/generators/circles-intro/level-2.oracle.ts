import { roundToDecimal } from '../../values/decimal.ts'
import { rationalFromDecimalText } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Decimal } from '../../values/values.ts'

const exact = (n: number): Decimal => roundToDecimal(rationalFromDecimalText(n.toFixed(7)), 1)
const radius = (p: Params): number => (p.given === 'radius' ? p.tenths / 10 : p.tenths / 20)

/** Two pi r, by adding the turns one after the other. */
export function oracle(p: Params): Decimal {
  let way = 0
  for (let i = 0; i < p.turns; i++) way += 3.14 * radius(p) + 3.14 * radius(p)
  return exact(way)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  radius_diameter_swap: (p: Params): Decimal[] => [
    exact(3.14 * radius(p) * p.turns),
    exact(4 * 3.14 * radius(p) * p.turns),
  ],
  area_perimeter_swap: (p: Params): Decimal => exact(3.14 * radius(p) ** 2 * p.turns),
}
