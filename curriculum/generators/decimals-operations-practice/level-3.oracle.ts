import { decimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Decimal } from '../../values/values.ts'

const over = (units: number, places: number): Decimal => decimal(rational(units, 10 ** places), places)

/** Adds the decimal to itself. */
export function oracle(p: Params): Decimal {
  let sum = 0
  for (let i = 0; i < p.times; i++) sum += p.units
  return over(sum, p.places)
}

export const wrong = {
  point_as_separator: (p: Params): Decimal => {
    const [left = 0, right = 0] = (p.units / 10 ** p.places).toFixed(p.places).split('.').map(Number)
    const after = String(right * p.times)
    return over(Number(`${left * p.times}${after}`), after.length)
  },
  no_carry: (p: Params): Decimal => {
    let [rest, unit, sum] = [p.units, 1, 0]
    while (rest > 0) {
      sum += (((rest % 10) * p.times) % 10) * unit
      ;[rest, unit] = [Math.floor(rest / 10), unit * 10]
    }
    return over(sum, p.places)
  },
}
