import { item } from '../../values/items.ts'
import { time } from '../../values/time.ts'
import { toldTime, type ClockParams } from './read-clock.ts'
import { readingWork } from './reading-work.ts'
import type { Shifted } from './time-shift.ts'
import type { Item, Time } from '../../values/values.ts'

type Rule<P> = (p: P) => Time | Time[]

/** The words for where the hands of a picture are, from the degrees of both. */
export function toldByHands(short: number, long: number): Item {
  const [passed, minute] = [Math.floor(short / 30) || 12, long / 6]
  const where = short % 30 === 0 ? `at ${passed}` : `between ${passed} and ${(passed % 12) + 1}`
  const [number, marks] = [Math.floor(minute / 5) || 12, minute % 5]
  const past = marks === 0 ? `at ${number}` : `${marks} small mark${marks === 1 ? '' : 's'} past ${number}`
  return item(`A clock face: the short hand points ${where}, the long hand ${past}.`)
}

const hands = (minutes: number): Item => toldByHands((minutes / 2) % 360, (minutes * 6) % 360)
const round = (minutes: number): number => ((minutes % 720) + 720) % 720

/** Counts the minutes that the words name, on from their hour or back from it; `way` -1 takes past for before. */
function fromWords(p: ClockParams, way: 1 | -1 = 1): number {
  const [, much = '0', side = 'past', hour = ''] =
    /^(?:(quarter|half|\d+)(?: minutes?)? (past|to|before) )?(\d+)/.exec(toldTime(p)) ?? []
  const count = { quarter: 15, half: 30 }[much] ?? Number(much)
  let minutes = Number(hour) * 60
  for (let i = 0; i < count; i++) minutes += (side === 'past' ? 1 : -1) * way
  return round(minutes)
}

/** Lets the minutes pass one by one, on or back. */
function passing(from: number, by: number): number {
  let now = from
  for (let i = 0; i < Math.abs(by); i++) now += by < 0 ? -1 : 1
  return round(now)
}

const lists = (found: Time | Time[]): Time[] => (Array.isArray(found) ? found : [found])

/** The oracles of the tasks that levels of clocks share, from the oracle and the wrong rules of the base. */
export function clockTasks<P extends ClockParams>(oracle: (p: P) => Time, wrong: Readonly<Record<string, Rule<P>>>) {
  const ofBase = Object.fromEntries(
    Object.entries(wrong).map(([id, rule]) => [id, (p: { readonly base: P }) => lists(rule(p.base))]),
  )
  return {
    set_clock: { oracle: (p: { readonly base: P }): Time => oracle(p.base), wrong: ofBase },
    which_clock: {
      oracle: (p: P): Item => hands(fromWords(p)),
      wrong: {
        clock_hands_swap: (p: P): Item[] => {
          const at = fromWords(p)
          const long = Math.floor((at % 60) / 5)
          return [hands(round(long * 60 + 5 * Math.floor(at / 60)))]
        },
        reversed_order: (p: P): Item => hands(fromWords(p, -1)),
        slip_off_by_one: (p: P): Item[] => [-60, 60].map((by) => hands(round(fromWords(p) + by))),
      },
    },
    /** The line that is not what the clock says. */
    find_mistake: {
      oracle: (p: { readonly base: P; readonly slip: string }): Item => {
        const { minutes } = oracle(p.base)
        const [hour, past] = [Math.floor(minutes / 60) || 12, minutes % 60]
        const right = [hour, hour, past % 5 === 0 ? past / 5 || 12 : past % 5, past]
        const lines = readingWork(p.base, p.slip)
        const found = lines.findIndex((line, i) => Number(/\d+/.exec(line)?.[0]) !== right[i])
        return item(String(found + 1), lines[found] ?? '')
      },
    },
    shifted: {
      oracle: (p: Shifted<P>): Time => time(passing(oracle(p.base).minutes, p.by)),
      wrong: {
        wrong_operation: (p: Shifted<P>): Time => time(passing(oracle(p.base).minutes, -p.by)),
        slip_off_by_one: (p: Shifted<P>): Time[] =>
          [-60, 60].map((by) => time(passing(passing(oracle(p.base).minutes, p.by), by))),
        stops_early: (p: Shifted<P>): Time => oracle(p.base),
      },
    },
  }
}
