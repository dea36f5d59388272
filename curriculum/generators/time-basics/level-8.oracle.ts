import { time } from '../../values/time.ts'
import type { Time } from '../../values/values.ts'
import type { Params } from './level-8.ts'

/** Lets all minutes pass one by one, forward or back. */
export function oracle(p: Params): Time {
  let now = p.start
  for (const part of p.parts) for (let i = 0; i < part; i++) now++
  if (p.asked === 'end') return time(now)
  for (const part of p.parts) for (let i = 0; i < part; i++) now--
  return time(now)
}

export const wrong = {
  time_base_ten: (p: Params): Time => {
    const raw =
      Number(`${Math.floor(p.start / 60)}${String(p.start % 60).padStart(2, '0')}`) + p.parts.reduce((a, b) => a + b, 0)
    return time(Math.floor(raw / 100) * 60 + (raw % 100))
  },
  inclusive_days: (p: Params): Time => time(oracle(p).minutes + 60),
}
