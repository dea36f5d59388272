import { addRationals, multiplyRationals, rational, zero } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Rational } from '../../values/values.ts'

const edge = (p: Params): number => (p.pair === 0 ? 100 : 10)

/** Fills a large square row by row, or a large cube layer by layer, and counts. */
function filled(p: Params): number {
  let row = 0
  for (let i = 0; i < edge(p); i++) row++
  let square = 0
  for (let i = 0; i < edge(p); i++) square += row
  let cube = 0
  for (let i = 0; i < edge(p); i++) cube += square
  return p.power === 2 ? square : cube
}

export function oracle(p: Params): Rational {
  let tenthsLaid = zero
  for (let i = 0; i < p.tenths; i++) tenthsLaid = addRationals(tenthsLaid, rational(1, 10))
  return p.to === 'small' ? multiplyRationals(tenthsLaid, rational(filled(p))) : tenthsLaid
}

const scaled = (p: Params, factor: number): Rational =>
  p.to === 'small' ? rational(p.tenths * factor, 10) : rational(p.tenths * filled(p), 10 * factor)

export const wrong = {
  area_unit_linear: (p: Params): Rational => scaled(p, edge(p)),
  looks_alike: (p: Params): Rational => scaled(p, p.power === 2 ? edge(p) ** 3 : edge(p) ** 2),
  convert_wrong_direction: (p: Params): Rational =>
    p.to === 'small' ? rational(p.tenths, 10 * edge(p)) : rational(p.tenths * filled(p) * edge(p), 10),
}
