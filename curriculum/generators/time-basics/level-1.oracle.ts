import { time } from '../../values/time.ts'
import type { Params } from './level-1.ts'
import type { Time } from '../../values/values.ts'

/** Moves the hands on from midnight, minute by minute, until they stand as drawn and the hours have passed. */
export function oracle(p: Params): Time {
  let minutes = 0
  for (let hour = 12; hour !== p.hour; hour = (hour % 12) + 1) minutes += 60
  for (let i = 0; i < p.later * 60; i++) minutes++
  return time(minutes % 720)
}

const hours = (p: Params): number => (p.hour + p.later) % 12

export const wrong = {
  clock_hands_swap: (p: Params): Time => time(5 * (p.hour % 12)),
  inclusive_days: (p: Params): Time => time((hours(p) + 1) * 60),
  slip_off_by_one: (p: Params): Time[] => [time((hours(p) - 1) * 60), time((hours(p) + 1) * 60)],
  stops_early: (p: Params): Time => time((p.hour % 12) * 60),
  reversed_order: (p: Params): Time => time(((p.hour % 12) - p.later) * 60),
}
