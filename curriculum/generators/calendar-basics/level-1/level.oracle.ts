import { filled } from '../../../values/filled.ts'
import { item, order } from '../../../values/items.ts'
import type { Days, Middle } from './day-tasks.ts'
import type { Filled, Item, Order } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Walks along the week, day by day. */
function walk(p: Params, extra: number): Item {
  const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
  const places = ['2 days ago', 'yesterday', 'today', 'tomorrow', 'in 2 days', 'in 3 days']
  const steps = places.indexOf(p.asked) - places.indexOf(p.told)
  let today = p.known
  for (let i = 0; i < Math.abs(steps) + extra; i++)
    today = steps > 0 ? (today === 6 ? 0 : today + 1) : today === 0 ? 6 : today - 1
  return item(days[today] ?? '')
}

/** Walks from the known day to the wanted one. */
export function oracle(p: Params): Item {
  return walk(p, 0)
}

export const wrong = { inclusive_days: (p: Params): Item => walk(p, 1) }

const week = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** Tears leaves off a calendar, from a day on. */
function leaves(first: number, count: number): string[] {
  const all: string[] = []
  for (let day = first; all.length < count; day = day === 6 ? 0 : day + 1) all.push(week[day] ?? '')
  return all
}

export const tasks = {
  order_days: { oracle: (p: Days): Order => order(leaves(p.first, p.count).map((day) => item(day))) },
  three_days: {
    oracle: (p: Middle): Filled => {
      const before = { yesterday: 0, today: 1, tomorrow: 2 }[p.told]
      let first = p.day
      for (let i = 0; i < before; i++) first = first === 0 ? 6 : first - 1
      return filled(leaves(first, 3).filter((day) => day !== week[p.day]))
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3252421330
