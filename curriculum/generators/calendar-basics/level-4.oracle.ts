import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Turns the pages of the calendar one day at a time. */
export function oracle(p: Params): Rational {
  const length = ['April', 'June', 'September', 'November'].includes(p.month) ? 30 : 31
  let [page, date, turned] = [0, p.start, 0]
  while (page !== (p.across ? 1 : 0) || date !== p.end) {
    date++
    turned++
    if (date > length) [page, date] = [page + 1, 1]
  }
  return whole(p.unit === 'weeks' ? turned / 7 : turned)
}

export const wrong = { inclusive_days: (p: Params): Rational => whole(Number(oracle(p).n) + 1) }
