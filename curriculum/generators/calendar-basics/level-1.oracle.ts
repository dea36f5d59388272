import { item } from '../../values/items.ts'
import type { Item } from '../../values/values.ts'
import type { Params } from './level-1.ts'

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
