import { time } from '../../values/time.ts'
import type { Time } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** Turns the hands on minute by minute. */
export function oracle(p: Params): Time {
  let [hour, minute] = [p.hour % 12, 0]
  for (let i = 0; i < p.minute + p.later; i++) {
    minute++
    if (minute === 60) [hour, minute] = [(hour + 1) % 12, 0]
  }
  return time(hour * 60 + minute)
}

export const wrong = {
  clock_hands_swap: (p: Params): Time => time(((p.minute === 0 ? 12 : 6) % 12) * 60 + 5 * (p.hour % 12)),
  time_base_ten: (p: Params): Time => time((p.hour % 12) * 60 + p.minute / 5),
  slip_off_by_one: (p: Params): Time => time(oracle(p).minutes + 60),
}
