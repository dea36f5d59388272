import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-3.ts'

/** Goes through the month day by day. */
export function oracle(p: Params): Rational {
  if (p.task === 'weeks' || p.task === 'days') {
    let date = p.date
    const steps = Math.abs(p.count) * (p.task === 'weeks' ? 7 : 1)
    for (let i = 0; i < steps; i++) date += p.count < 0 ? -1 : 1
    return whole(date)
  }
  let [weekday, met] = [p.first, 0]
  const length = ['April', 'June', 'September', 'November'].includes(p.month) ? 30 : 31
  for (let date = 1; date <= length; date++) {
    if (weekday === p.weekday && date > p.date) met++
    const last = p.task === 'nth' && p.count === 5 && date + 7 > length
    if (weekday === p.weekday && (last || met === (p.task === 'nth' ? p.count : 1))) return whole(date)
    weekday = weekday === 6 ? 0 : weekday + 1
  }
  throw new RangeError('the month has no such day')
}

export const wrong = {
  inclusive_days: (p: Params): Rational => whole(Number(oracle(p).n) + (p.count < 0 && p.task !== 'nth' ? 1 : -1)),
  reversed_order: (p: Params): Rational => whole(2 * p.date - Number(oracle(p).n)),
}
