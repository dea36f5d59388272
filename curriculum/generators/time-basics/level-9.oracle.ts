import { time, timeAt } from '../../values/time.ts'
import type { Time } from '../../values/values.ts'
import type { Params } from './level-9.ts'

/** Lets the clock run and watches the trains. */
export function oracle(p: Params): Time {
  if (p.task === 'write') return timeAt(Math.floor(p.number / 60), p.number % 60, 24)
  if (p.task === 'late') {
    let at = p.leaves[1]
    for (let i = 0; i < p.takes + p.number; i++) at++
    return time(at)
  }
  if (p.task === 'next') {
    let now = p.number
    while (!(p.leaves as readonly number[]).includes(now)) now++
    for (let i = 0; i < p.takes + p.walk; i++) now++
    return time(now)
  }
  let now = p.number
  while (!(p.leaves as readonly number[]).includes(now - p.takes)) now--
  return time(now - p.takes - p.walk)
}

export const wrong = {
  time_base_ten: (p: Params): Time => {
    if (p.task === 'write') return time(p.number - 120, 24)
    const right = oracle(p).minutes
    const due = p.task === 'late' ? p.leaves[1] + p.takes : p.task === 'next' ? right - p.walk : right + p.walk
    const raw =
      Number(`${Math.floor(due / 60)}${String(due % 60).padStart(2, '0')}`) +
      (p.task === 'late' ? p.number : p.task === 'next' ? p.walk : -p.walk)
    return time(Math.floor(raw / 100) * 60 + (raw % 100))
  },
  slip_off_by_one: (p: Params): Time => time(oracle(p).minutes + 60, 24),
}
