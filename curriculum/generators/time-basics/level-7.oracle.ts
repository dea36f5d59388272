import { time, timeAt } from '../../values/time.ts'
import type { Time } from '../../values/values.ts'
import type { Params } from './level-7.ts'

/** Counts the small units one by one and starts a new large one at sixty. */
export function oracle(p: Params): Time {
  let [large, small] = [0, 0]
  const count = p.unit === 'parts' ? p.count * 15 : p.count
  for (let i = 0; i < count; i++) {
    small++
    if (small === 60) [large, small] = [large + 1, 0]
  }
  return timeAt(large, small, 24)
}

export const wrong = {
  time_base_ten: (p: Params): Time[] => {
    const count = p.unit === 'parts' ? p.count * 15 : p.count
    const text = String(count).padStart(3, '0')
    return [
      time(Number(text.slice(0, -2)) * 60 + Number(text.slice(-2)), 24),
      time(Math.floor(p.count / 4) * 60 + 25 * (p.count % 4), 24),
    ]
  },
  convert_wrong_direction: (p: Params): Time => time(oracle(p).minutes + 60, 24),
}
