import { item } from '../../../values/items.ts'
import { time } from '../../../values/time.ts'
import { readingWork } from '../reading-work.ts'
import { toldTime } from '../read-clock.ts'
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

/** The words for where the hands are, from their angles in degrees. */
function told(short: number, long: number): Item {
  const passed = Math.floor(short / 30) || 12
  const where = short % 30 === 0 ? `at ${passed}` : `between ${passed} and ${(passed % 12) + 1}`
  return item(`A clock face: the short hand points ${where}, the long hand at ${long / 30 || 12}.`)
}

const hands = (minutes: number): Item => told((minutes / 2) % 360, (minutes * 6) % 360)

/** Counts the minutes that the words name, on from their hour or back from it. */
function fromWords(p: Params): number {
  const [, much = '', way = '', hour = ''] =
    /^(quarter|half|\d+)(?: minutes)? (past|to|before) (\d+)$/.exec(toldTime(p)) ?? []
  const count = { quarter: 15, half: 30 }[much] ?? Number(much)
  let minutes = Number(hour) * 60
  for (let i = 0; i < count; i++) minutes += way === 'past' ? 1 : -1
  return (minutes + 720) % 720
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

/** The line that is not what the clock says, read by turning its hands there. */
function wrongLine(p: { readonly base: Params; readonly slip: string }): Item {
  const { minutes } = oracle(p.base)
  const lines = readingWork(p.base, p.slip)
  const numbers = lines.map((line) => Number(/\d+/.exec(line)?.[0]))
  const right = [Math.floor(minutes / 60) || 12, Math.floor(minutes / 60) || 12, (minutes % 60) / 5, minutes % 60]
  const found = numbers.findIndex((n, i) => n !== right[i])
  return item(String(found + 1), lines[found] ?? '')
}

/** Of the four clocks, the one whose short hand is not half as far past its number as the long hand is past 12, in minutes. */
function stuck({ hour, minute, others }: Broken): Item {
  const shorts = [(hour % 12) * 30, ...others.map((p) => (p.hour % 12) * 30 + p.minute / 2)]
  const longs = [minute, ...others.map((p) => p.minute)].map((m) => m * 6)
  const found = shorts.findIndex((short, i) => (short % 30) * 12 !== longs[i])
  return told(shorts[found] ?? 0, longs[found] ?? 0)
}

export const tasks = {
  set_clock: {
    oracle: (p: { readonly base: Params }): Time => oracle(p.base),
    wrong: {
      clock_hands_swap: (p: { readonly base: Params }): Time => wrong.clock_hands_swap(p.base),
      time_base_ten: (p: { readonly base: Params }): Time => wrong.time_base_ten(p.base),
      slip_off_by_one: (p: { readonly base: Params }): Time[] => wrong.slip_off_by_one(p.base),
    },
  },
  which_clock: {
    oracle: (p: Params): Item => hands(fromWords(p)),
    wrong: {
      clock_hands_swap: (p: Params): Item => hands(wrong.clock_hands_swap(p).minutes),
      reversed_order: (p: Params): Item => {
        const hour = p.minute > 30 ? p.hour + 1 : p.hour
        return hands((hour * 60 + 720 - (fromWords(p) - hour * 60)) % 720)
      },
      slip_off_by_one: (p: Params): Item[] => [-60, 60].map((by) => hands((fromWords(p) + 720 + by) % 720)),
    },
  },
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
  find_mistake: { oracle: wrongLine },
  broken_clock: { oracle: stuck },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3308578010
