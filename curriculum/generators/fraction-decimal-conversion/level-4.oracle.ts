import { whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** The decimal as a number, from 14 of its digits. */
const size = (p: Params): number => Number(`${p.wholes}.${p.lead}${p.round.repeat(14)}`.slice(0, 17))

/** The bottom: all nines and zeros, divided by every number that divides top and bottom where the lowest is wanted. */
function bottomOf(p: Params): number {
  const big = Number('9'.repeat(p.round.length) + '0'.repeat(p.lead.length))
  if (!p.lowest) return big
  for (let d = 1; d <= big; d++) if (big % d === 0 && Math.abs(size(p) * d - Math.round(size(p) * d)) < 1e-7) return d
  throw new RangeError('no bottom')
}

/** The whole number closest to the decimal times the bottom. */
export function oracle(p: Params): Rational {
  return whole(Math.round(size(p) * bottomOf(p)))
}

export const wrong = {
  fraction_digits_decimal: (p: Params): Rational => whole(Number(p.wholes + p.lead + p.round)),
  stops_early: (p: Params): Rational => whole(Math.round(size(p) * bottomOf({ ...p, lowest: false }))),
}
