import { longHandWords as wordsOfLong, shortHandWords as wordsOfShort } from '../../figures/clock-marks.ts'
import { clock } from '../../figures/clock.ts'
import { time, timeText } from '../../values/time.ts'
import { countNoun } from '../../words/nouns.ts'
import { wrongAnswer } from '../wrong-answer.ts'
import type { Distractor } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** A time to read off a clock with hands. */
export interface ClockParams {
  readonly hour: number
  /** 0 to 55 in fives. */
  readonly minute: number
}

/** Minutes since midnight, in the first half of the day. */
export function minutesOf(p: ClockParams): number {
  return (p.hour % 12) * 60 + p.minute
}

/** What the clock looks like, without the time in figures. */
export function clockFigure(p: ClockParams): Figure {
  return clock([{ minutes: minutesOf(p) }])
}

/** 3:45. */
export function clockText(p: ClockParams): string {
  return timeText(time(minutesOf(p)))
}

/** The number that the long hand points at. */
export function longHandAt(p: ClockParams): number {
  return p.minute === 0 ? 12 : p.minute / 5
}

/** The long hand read as the hour, and the short hand as the minutes. */
export function handsSwapped(p: ClockParams): number {
  return Math.floor(p.minute / 5) * 60 + (p.hour % 12) * 5
}

/** Wrong readings that both levels share: hands swapped, the long hand read as its number, an hour too early or too late. */
export function wrongReadings(p: ClockParams): Distractor[] {
  const at = minutesOf(p)
  const list = [
    wrongAnswer(time(handsSwapped(p)), 'clock_hands_swap', 'The short hand tells the hour, the long hand the minutes.'),
  ]
  if (p.minute > 0)
    list.push(
      wrongAnswer(
        time(at - p.minute + longHandAt(p)),
        'time_base_ten',
        `The long hand at ${longHandAt(p)} does not mean ${longHandAt(p)} minutes. Count by fives.`,
      ),
    )
  return list
}

/** The hour that comes next: 1 after 12. */
export const nextHour = (p: ClockParams): number => (p.hour % 12) + 1

/** Where the long hand is: 'at 9', '2 small marks past 9'. */
export const longHandWords = (p: ClockParams): string => wordsOfLong(p.minute)

/** Where the short hand is: 'at 3', 'between 3 and 4'. */
export const shortHandWords = (p: ClockParams): string => wordsOfShort(minutesOf(p))

/** The time as it is said: 'half past 3', 'quarter to 4', '20 minutes past 3', '20 minutes before 4'. */
export function toldTime(p: ClockParams): string {
  if (p.minute === 0) return `${p.hour} o’clock`
  if (p.minute === 15) return `quarter past ${p.hour}`
  if (p.minute === 30) return `half past ${p.hour}`
  if (p.minute === 45) return `quarter to ${nextHour(p)}`
  return p.minute < 30
    ? `${countNoun(p.minute, 'minute')} past ${p.hour}`
    : `${countNoun(60 - p.minute, 'minute')} before ${nextHour(p)}`
}
