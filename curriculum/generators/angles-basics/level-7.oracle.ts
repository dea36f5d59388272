import { whole } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Rational } from '../../values/values.ts'

/** The size of the angle at a place, from the directions of its two sides. */
function size(degrees: number, place: number): number {
  const rays = [0, degrees, 180, 180 + degrees, 360]
  const sector = [1, 0, 3, 2][(place - 1) % 4] as number
  return (rays[sector + 1] as number) - (rays[sector] as number)
}

/** From the sides of the asked angle; then tries values of x. */
export function oracle(p: Params): Rational {
  const angle = size(p.degrees, p.asked)
  if (p.k === 0) return whole(angle)
  for (let x = 1; x < 180; x++) if (p.k * x + p.n === angle) return whole(x)
  throw new RangeError('no x fits')
}

/** The wrong rule: equal where they fill a straight line, and the other way round. */
export const wrong = {
  all_angles_equal: (p: Params): Rational => {
    const rest = 180 - size(p.degrees, p.asked)
    return whole(p.k === 0 ? rest : Math.round((rest - p.n) / p.k))
  },
}
