import { time } from '../../../values/time.ts'
import { clockTasks } from '../clock-oracles.ts'
import type { Figure, Time } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Turns the hands on from midnight until the angle of each is that of the drawing. */
export function oracle(p: Params): Time {
  const short = (p.hour * 60 + p.minute) % 720
  for (let minutes = 0; minutes < 720; minutes++)
    if (minutes === short && (minutes * 6) % 360 === p.minute * 6) return time(minutes)
  throw new RangeError('no such clock')
}

/** The time that the drawn clock stands at. */
export function fromFacts(facts: Figure['facts']): Time {
  return time((facts['minutes'] as readonly number[])[0] ?? 0)
}

export const wrong = {
  clock_hands_swap: (p: Params): Time => time(Math.floor(p.minute / 5) * 60 + 5 * (p.hour % 12)),
  time_base_ten: (p: Params): Time => time((p.hour % 12) * 60 + Math.floor(p.minute / 5) + (p.minute % 5)),
  slip_off_by_one: (p: Params): Time[] => [1, -1, 60].map((off) => time(oracle(p).minutes + off)),
}

const clocks = clockTasks<Params>(oracle, wrong)

export const tasks = {
  set_clock: clocks.set_clock,
  which_clock: clocks.which_clock,
  find_mistake: clocks.find_mistake,
  minutes_ago: clocks.shifted,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2661448099
