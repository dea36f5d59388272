import { roundToDecimal } from '../../values/decimal.ts'
import { rationalFromDecimalText } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Decimal } from '../../values/values.ts'

const exact = (n: number): Decimal => roundToDecimal(rationalFromDecimalText(n.toFixed(7)), 1)

/** Opens the angle degree by degree and adds thin wedges, or thin rings between the two radii. */
export function oracle({ piece, asked, ...p }: Params): Decimal {
  const [r, s] = [p.r / 10, p.s / 10]
  if (piece === 'ring') {
    let area = 0
    for (let inner = s; inner < r; inner++) area += 3.14 * (2 * inner + 1)
    return exact(area)
  }
  const degrees = piece === 'half' ? 180 : 90
  let [area, arc] = [0, 0]
  for (let d = 0; d < degrees; d++) {
    arc += (2 * 3.14 * r) / 360
    area += (((2 * 3.14 * r) / 360) * r) / 2
  }
  return exact(asked === 'area' ? area : arc + r + r)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  radius_diameter_swap: ({ piece, asked, ...p }: Params): Decimal => {
    const [r, s] = [p.r / 10, p.s / 10]
    if (piece === 'ring') return exact(3.14 * ((2 * r) ** 2 - (2 * s) ** 2))
    const part = piece === 'half' ? 0.5 : 0.25
    return exact(asked === 'area' ? part * 3.14 * (2 * r) ** 2 : part * 6.28 * r + r)
  },
  area_perimeter_swap: ({ piece, asked, ...p }: Params): Decimal => {
    const [r, s] = [p.r / 10, p.s / 10]
    if (piece === 'ring') return exact(6.28 * r - 6.28 * s)
    const part = piece === 'half' ? 0.5 : 0.25
    return exact(part * (asked === 'area' ? 6.28 * r : 3.14 * r * r))
  },
}
