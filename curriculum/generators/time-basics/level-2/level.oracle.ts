import { time } from '../../../values/time.ts'
import { clockTasks } from '../clock-oracles.ts'
import type { Time } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Turns the hands on from midnight, minute by minute, until they stand as told. */
export function oracle(p: Params): Time {
  let minutes = 0
  for (let hour = 12; hour !== p.hour; hour = (hour % 12) + 1) minutes += 60
  for (let i = 0; i < p.minute; i++) minutes++
  return time(minutes % 720)
}

export const wrong = {
  clock_hands_swap: (p: Params): Time => time((p.minute === 0 ? 0 : 6) * 60 + 5 * (p.hour % 12)),
  time_base_ten: (p: Params): Time => time((p.hour % 12) * 60 + p.minute / 5),
  slip_off_by_one: (p: Params): Time[] => [1, -1].map((off) => time(oracle(p).minutes + 60 * off)),
}

const clocks = clockTasks<Params>(oracle, wrong)

export const tasks = {
  set_clock: clocks.set_clock,
  which_clock: clocks.which_clock,
  hand_lost: { oracle, wrong },
  half_hour_apart: clocks.shifted,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3600975517
