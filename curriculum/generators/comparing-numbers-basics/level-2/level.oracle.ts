import { amounts } from '../../../values/amounts.ts'
import { item } from '../../../values/items.ts'
import { comparingTasks } from '../comparing-oracles.ts'
import type { Amounts, Item } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts up from zero and sees which number comes first. */
export function oracle(p: Params): Item {
  if (p.left === p.right) return item('equal')
  let reached = 0
  while (reached !== p.left && reached !== p.right) reached++
  const later = reached === p.left ? p.right : p.left
  return item(`${p.ask === 'less' ? reached : later} ${p.ask}`)
}

/** Counts past what is told, and stops before the other end. */
function between(n: number): Amounts {
  let count = 0
  while (!(count > n - 1 && count < n + 1)) count++
  return amounts({ counter: count }, 'exact')
}

const { in_order, said_wrong, sort_numbers } = comparingTasks
export const tasks = { between_counters: { oracle: between }, in_order, sort_numbers, wrong_sentence: said_wrong }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2126628154
