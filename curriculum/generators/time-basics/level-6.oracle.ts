import { time } from '../../values/time.ts'
import type { Time } from '../../values/values.ts'
import type { Params } from './level-6.ts'

/** Lets the minutes pass one by one. */
export function oracle(p: Params): Time {
  let [now, passed] = [p.start, 0]
  while (passed < p.length) [now, passed] = [now + 1, passed + 1]
  return time(p.asked === 'end' ? now : p.asked === 'start' ? now - passed : passed, p.asked === 'length' ? 24 : 12)
}

export const wrong = {
  time_base_ten: (p: Params): Time => {
    const digits = (minutes: number): number =>
      Number(`${Math.floor(minutes / 60)}${String(minutes % 60).padStart(2, '0')}`)
    const [start, length, end] = [digits(p.start), digits(p.length), digits(p.start + p.length)]
    const raw = p.asked === 'end' ? start + length : p.asked === 'start' ? end - length : end - start
    return time(Math.floor(raw / 100) * 60 + (raw % 100), p.asked === 'length' ? 24 : 12)
  },
  inclusive_days: (p: Params): Time => time(oracle(p).minutes + 60, p.asked === 'length' ? 24 : 12),
}
