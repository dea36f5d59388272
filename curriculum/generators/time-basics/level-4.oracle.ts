import { item } from '../../values/items.ts'
import type { Item } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Counts the minutes from midnight and sees whether noon has been passed. */
export function oracle(p: Params): Item {
  let [hour, minute, noon] = [0, 0, false]
  for (let i = 0; i < p.minutes; i++) {
    minute++
    if (minute === 60) [hour, minute] = [hour + 1, 0]
    if (hour === 12 && minute === 0) noon = true
  }
  const shown = hour === 0 ? 12 : hour > 12 ? hour - 12 : hour
  return item(`${shown}:${minute < 10 ? '0' : ''}${minute} ${noon ? 'p.m.' : 'a.m.'}`)
}
