import { item } from '../../values/items.ts'
import type { Params } from './k07.ts'
import type { Item } from '../../values/values.ts'

const after: Readonly<Record<string, string>> = {
  Sunday: 'Monday',
  Monday: 'Tuesday',
  Tuesday: 'Wednesday',
  Wednesday: 'Thursday',
  Thursday: 'Friday',
  Friday: 'Saturday',
  Saturday: 'Sunday',
}
const before = Object.fromEntries(Object.entries(after).map(([day, next]) => [next, day]))

/** Goes from day to day. */
function walk(p: Params, steps: number, isBack: boolean): Item {
  let day = Object.keys(after)[p.today] ?? ''
  for (let i = 0; i < steps; i++) day = (isBack ? before[day] : after[day]) ?? ''
  return item(day)
}

const days = ({ ahead }: Params): number => (ahead < 0 ? -ahead : ahead)

/** Walks all the days, one by one. */
export const oracle = (p: Params): Item => walk(p, days(p), p.ahead < 0)

export const wrong = {
  adjust_wrong_way: (p: Params): Item => walk(p, days(p), p.ahead > 0),
  inclusive_days: (p: Params): Item => walk(p, days(p) - 1, p.ahead < 0),
  count_off_by_one: (p: Params): Item => walk(p, days(p) + 1, p.ahead < 0),
  quick_answer: (p: Params): Item => walk(p, 0, false),
}
