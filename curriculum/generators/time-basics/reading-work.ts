import { findError, type Slip } from '../../tasks/find-error.ts'
import { clockFigure, longHandAt, nextHour, type ClockParams } from './read-clock.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'

/** Slips that children make who read a clock to five minutes. */
export const readingSlips: readonly Slip<ClockParams>[] = [
  { id: 'next_hour', why: (p) => `The short hand has passed ${p.hour}, but not ${nextHour(p)}.` },
  { id: 'long_hand_as_hour', why: () => 'The long hand does not tell the hour. The short hand does.' },
  {
    id: 'number_as_minutes',
    why: (p) => `From 12 to ${longHandAt(p)} are not ${longHandAt(p)} minutes, but ${longHandAt(p)} fives.`,
  },
  { id: 'one_five_less', why: (p) => `Count the fives from 12 to ${longHandAt(p)} once more. One is missing.` },
]

/** A clock read line by line, with the slip of an id, or without one for null. */
export function readingWork(p: ClockParams, slip: string | null): RichText[] {
  const long = longHandAt(p)
  const hour = slip === 'next_hour' ? nextHour(p) : slip === 'long_hand_as_hour' ? long : p.hour
  const minutes = slip === 'number_as_minutes' ? long : slip === 'one_five_less' ? p.minute - 5 : p.minute
  return [
    `The short hand is between ${p.hour} and ${nextHour(p)}.`,
    `So the hour is ${hour}.`,
    `The long hand points at ${long}.`,
    `So it is ${minutes} minutes past the hour.`,
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
