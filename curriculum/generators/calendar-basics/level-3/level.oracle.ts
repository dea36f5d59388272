import { filled } from '../../../values/filled.ts'
import { item } from '../../../values/items.ts'
import { setOf } from '../../../values/set.ts'
import type { Column, Dated } from './date-tasks.ts'
import { whole } from '../../../values/rational.ts'
import type { Filled, Rational, SetOf } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

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

const tapped = (dates: readonly number[]): SetOf => setOf(dates.map((date) => item(String(date - 1))))
const week = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** The weekday of each date of a month, leaf by leaf. */
function leaves(first: number, month: string): string[] {
  const length = ['April', 'June', 'September', 'November'].includes(month) ? 30 : 31
  const all: string[] = []
  for (let day = first; all.length < length; day = day === 6 ? 0 : day + 1) all.push(week[day] ?? '')
  return all
}

export const tasks = {
  tap_date: {
    oracle: (p: Params): SetOf => tapped([Number(oracle(p).n)]),
    wrong: Object.fromEntries(
      Object.entries(wrong).map(([id, rule]) => [id, (p: Params): SetOf => tapped([Number(rule(p).n)])]),
    ),
  },
  tap_weekdays: {
    oracle: (p: Column): SetOf =>
      tapped(leaves(p.first, p.month).flatMap((day, i) => (day === week[p.weekday] ? [i + 1] : []))),
  },
  say_weekday: { oracle: (p: Dated): Filled => filled([leaves(p.first, p.month)[p.date - 1] ?? '']) },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 990726111
