import { decimalFromText } from '../../values/decimal.ts'
import type { Params } from './level-1.ts'
import type { Decimal } from '../../values/values.ts'

/** Written down digit by digit. */
export function oracle(p: Params): Decimal {
  return decimalFromText(`${p.wholes}.${p.tenths}`)
}

export const wrong = {
  reversed_order: (p: Params): Decimal => decimalFromText(`${p.tenths}.${p.wholes}`),
  looks_alike: (p: Params): Decimal => decimalFromText(`0.${10 - p.tenths}`),
  point_as_separator: (p: Params): Decimal => decimalFromText(`${p.wholes === 0 ? '' : p.wholes}${p.tenths}.10`),
  slip_place: (p: Params): Decimal => decimalFromText(`${p.wholes}.0${p.tenths}`),
}
