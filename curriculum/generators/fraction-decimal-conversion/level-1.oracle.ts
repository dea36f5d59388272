import { decimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Decimal } from '../../values/values.ts'

/** Colors squares of hundred grids: a column of ten for each tenth, then single ones. */
function squares(p: Params): number {
  let colored = 0
  for (let i = 0; i < p.tenths; i++) for (let j = 0; j < 10; j++) colored++
  for (let i = 0; i < p.hundredths; i++) colored++
  return colored
}

const read = (text: string): Decimal => {
  const places = text.split('.')[1]?.length ?? 0
  return decimal(rational(Number(text.replace('.', '')), 10 ** places), places)
}

export function oracle(p: Params): Decimal {
  return decimal(rational(squares(p), 100), 2)
}

export const wrong = {
  fraction_digits_decimal: (p: Params): Decimal => read(`0.${p.tenths}${p.hundredths}`),
  looks_alike: (p: Params): Decimal[] => [
    decimal(rational(p.tenths + p.hundredths, 100), 2),
    decimal(rational(p.tenths + p.hundredths, 10), 1),
  ],
  slip_off_by_one: (p: Params): Decimal => decimal(rational(squares({ ...p, tenths: p.tenths + 1 }), 100), 2),
}
