import { findError, type Slip } from '../../tasks/find-error.ts'
import { countNoun } from '../../words/nouns.ts'
import { clockFigure, longHandWords, nextHour, shortHandWords, type ClockParams } from './read-clock.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'

/** Slips that children make who read a clock. */
export const readingSlips: readonly Slip<ClockParams>[] = [
  { id: 'next_hour', why: (p) => `The short hand has passed ${p.hour}, but not ${nextHour(p)}.` },
  { id: 'long_hand_as_hour', why: () => 'The long hand does not tell the hour. The short hand does.' },
  {
    id: 'number_as_minutes',
    why: () => 'Each number on the clock stands for 5 minutes. Count by fives.',
  },
  { id: 'one_five_less', why: () => 'Count the fives from 12 once more. One is missing.' },
  { id: 'marks_left_out', why: () => 'The small marks count too. Each of them is one minute.' },
]

const minutesWith = (p: ClockParams, slip: string | null): number => {
  const marks = p.minute % 5
  if (slip === 'number_as_minutes') return (Math.floor(p.minute / 5) || 12) + marks
  if (slip === 'one_five_less' && p.minute >= 10) return p.minute - 5
  return slip === 'marks_left_out' ? p.minute - marks : p.minute
}

/** A clock read line by line, with the slip of an id, or without one for null. */
export function readingWork(p: ClockParams, slip: string | null): RichText[] {
  const five = Math.floor(p.minute / 5) || 12
  const hour = slip === 'next_hour' && p.minute > 0 ? nextHour(p) : slip === 'long_hand_as_hour' ? five : p.hour
  return [
    `The short hand is ${shortHandWords(p)}.`,
    `So the hour is ${hour}.`,
    `The long hand is ${longHandWords(p)}.`,
    `So it is ${countNoun(minutesWith(p, slip), 'minute')} past the hour.`,
  ]
}

/** Find the wrong line of how somebody read a clock. */
export function readingMistake<P extends ClockParams>(base: TopicLevel<P>): LevelTask {
  return findError<P>(base, {
    id: 'find_mistake',
    version: 1,
    verb: 'read',
    task: () => 'this clock',
    work: readingWork,
    slips: readingSlips,
    figure: clockFigure,
    hint: 'Short hand first, then the long hand. Look at the clock for each line.',
  })
}
