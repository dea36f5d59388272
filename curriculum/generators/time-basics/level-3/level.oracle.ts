import { time } from '../../../values/time.ts'
import { clockTasks, toldByHands } from '../clock-oracles.ts'
import type { Broken } from '../broken-clock.ts'
import type { Moved } from './hand-moves.ts'
import type { Params } from './numbers.ts'
import type { Figure, Item, Time } from '../../../values/values.ts'

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

/** Moves the hands minute by minute until the long hand is as many numbers on as told. */
function movedOn(p: Moved): Time {
  let minutes = oracle(p).minutes
  for (let numbers = 0; numbers < p.on;) {
    minutes++
    if (minutes % 5 === 0) numbers++
  }
  return time(minutes % 720)
}

/** Of the four clocks, the one whose short hand is not half as far past its number as the long hand is past 12, in minutes. */
function stuck({ hour, minute, others }: Broken): Item {
  const shorts = [(hour % 12) * 30, ...others.map((p) => (p.hour % 12) * 30 + p.minute / 2)]
  const longs = [minute, ...others.map((p) => p.minute)].map((m) => m * 6)
  const found = shorts.findIndex((short, i) => (short % 30) * 12 !== longs[i])
  return toldByHands(shorts[found] ?? 0, longs[found] ?? 0)
}

const clocks = clockTasks<Params>(oracle, wrong)

export const tasks = {
  set_clock: clocks.set_clock,
  which_clock: clocks.which_clock,
  hand_moves: {
    oracle: movedOn,
    wrong: {
      slip_off_by_one: (p: Moved): Time[] => [-60, 60].map((by) => time(movedOn(p).minutes + by)),
      stops_early: (p: Moved): Time => oracle(p),
      clock_hands_swap: (p: Moved): Time => {
        const { minutes } = movedOn(p)
        return time(((minutes % 60) / 5) * 60 + 5 * Math.floor(minutes / 60))
      },
      time_base_ten: (p: Moved): Time => {
        const { minutes } = movedOn(p)
        return time(minutes - (minutes % 60) + ((minutes % 60) / 5 || 12))
      },
    },
  },
  find_mistake: clocks.find_mistake,
  broken_clock: { oracle: stuck },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3308578010
