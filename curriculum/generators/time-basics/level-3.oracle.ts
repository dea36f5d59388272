import { time } from '../../values/time.ts'
import type { Params } from './level-3.ts'
import type { Figure, Time } from '../../values/values.ts'

/** Turns the hands on from midnight until the angles of both are those of the drawing. */
export function oracle(p: Params): Time {
  const shortHand = p.hour * 30 + p.minute / 2
  for (let minutes = 0; minutes < 720; minutes++) {
    if ((minutes / 2) % 360 === shortHand % 360 && (minutes * 6) % 360 === p.minute * 6) return time(minutes)
  }
  throw new RangeError(`no such clock: ${JSON.stringify(p)}`)
}

/** The time that the drawn clock stands at. */
export function fromFacts(facts: Figure['facts']): Time {
  return time((facts['minutes'] as readonly number[])[0] ?? 0)
}

export const wrong = {
  clock_hands_swap: (p: Params): Time => time((p.minute / 5) * 60 + 5 * (p.hour % 12)),
  time_base_ten: (p: Params): Time => time((p.hour % 12) * 60 + p.minute / 5),
  slip_off_by_one: (p: Params): Time[] => [
    time(((p.hour + 1) % 12) * 60 + p.minute),
    time(((p.hour % 12) + 1) * 60 + p.minute),
    time(((p.hour % 12) - 1) * 60 + p.minute),
  ],
}
