import { decimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Decimal } from '../../values/values.ts'

/** The multiple of the place that is closest, by trying them all. */
function closest(units: number, step: number): number {
  let best = 0
  for (let k = 0; k * step <= units + 2 * step; k++)
    if (Math.abs(k * step - units) < Math.abs(best * step - units)) best = k
  return best
}

const over = (units: number, places: number): Decimal => decimal(rational(units, 10 ** places), places)
const step = (p: Params): number => 10 ** (p.places - p.to)

export function oracle(p: Params): Decimal {
  return over(closest(p.units, step(p)), p.to)
}

export const wrong = {
  round_double: (p: Params): Decimal[] => {
    let [units, places] = [p.units, p.places as number]
    while (places > p.to) [units, places] = [closest(units + 0.1, 10), places - 1]
    const right = closest(p.units, step(p))
    return [over(units, p.to), over(right * step(p) > p.units ? right - 1 : right + 1, p.to)]
  },
  slip_off_by_one: (p: Params): Decimal => over(Math.floor(p.units / step(p)) + 2, p.to),
  looks_alike: (p: Params): Decimal => over(Math.floor((10 * p.units) / step(p)), p.to + 1),
}
