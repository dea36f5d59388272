import { whole } from '../../values/rational.ts'
import type { Params } from './g30.ts'
import type { Rational } from '../../values/values.ts'

/** Dark and light tiles of a floor, counted tile by tile. */
function counts(side: number, rings: number): { dark: number; light: number } {
  let dark = 0
  for (let x = 0; x < side; x++)
    for (let y = 0; y < side; y++) if (Math.min(x, y, side - 1 - x, side - 1 - y) < rings) dark++
  return { dark, light: side * side - dark }
}

/** The floor with so many dark tiles, found by trying sides. */
function floorOf(p: Params): { side: number; dark: number; light: number } {
  const { dark } = counts(p.side, p.rings)
  for (let side = 2 * p.rings + 1; side < 60; side++) {
    const tried = counts(side, p.rings)
    if (tried.dark === dark) return { side, ...tried }
  }
  throw new RangeError('no such floor')
}

/** Tries sides until the border has as many tiles. */
export function oracle(p: Params): Rational {
  const { dark, light } = floorOf(p)
  return whole(p.asked === 'inside' ? light : dark + light)
}

export const wrong = {
  quick_answer: (p: Params): Rational => {
    const side = floorOf(p).dark / (4 * p.rings)
    const { dark, light } = counts(side, p.rings)
    return whole(p.asked === 'inside' ? light : dark + light)
  },
  other_quantity: (p: Params): Rational => {
    const { dark, light } = floorOf(p)
    return whole(p.asked === 'inside' ? dark + light : light)
  },
  half_way: (p: Params): Rational => {
    const { side, dark, light } = floorOf(p)
    return whole(p.asked === 'inside' ? (side - p.rings) * (side - p.rings) : light + dark / 2)
  },
  surface_operation: (p: Params): Rational => whole(floorOf(p).dark + floorOf(p).side),
}
