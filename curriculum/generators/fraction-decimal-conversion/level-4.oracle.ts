import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** The decimal as a number, from 14 of its digits. */
const size = (p: Params): number => Number(`${p.wholes}.${p.lead}${p.round.repeat(14)}`.slice(0, 17))
const nines = (p: Params): number => Number('9'.repeat(p.round.length) + '0'.repeat(p.lead.length))
const allDigits = (p: Params): number => Number(p.wholes + p.lead + p.round)

/** The first fraction, from small denominators on, that the decimal is. */
export function oracle(p: Params): Rational {
  for (let d = 1; d <= nines(p); d++) {
    const n = Math.round(size(p) * d)
    if (Math.abs(size(p) * d - n) < 1e-7) return rational(n, d)
  }
  throw new RangeError('no such fraction')
}

export const wrong = {
  fraction_digits_decimal: (p: Params): Rational => rational(allDigits(p), nines(p)),
  stops_early: (p: Params): Rational => rational(allDigits(p), 10 ** (p.lead + p.round).length),
}
