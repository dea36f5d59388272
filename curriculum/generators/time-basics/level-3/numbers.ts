import { clock } from '../../../figures/clock.ts'
import { time } from '../../../values/time.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { clockFigure, clockText, longHandAt, minutesOf, wrongReadings } from '../read-clock.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { ClockParams } from '../read-clock.ts'

export type Params = ClockParams

/** Late in the hour the short hand is near the next number, which is the hard part. */
const all: readonly Params[] = range(5, 55, 5).flatMap((minute) => range(1, 12).map((hour) => ({ hour, minute })))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const next = (p: Params): number => (p.hour % 12) + 1

function distractors(p: Params): Distractor[] {
  return [
    ...(p.minute > 30
      ? [
          wrongAnswer(
            time(minutesOf(p) + 60),
            'slip_off_by_one',
            `The short hand is near ${next(p)} but not there yet. The hour is still ${p.hour}.`,
          ),
        ]
      : []),
    ...wrongReadings(p),
    wrongAnswer(time(minutesOf(p) - 60), 'slip_off_by_one', 'Look at the short hand. Which hour has it passed?'),
    wrongAnswer(time(minutesOf(p) + 5), 'near', 'Count by fives once more, from 12 to the long hand.'),
  ]
}

const fives = (p: Params, most = longHandAt(p)): string =>
  range(1, most)
    .map((i) => i * 5)
    .join(', ')

/** Tell time to five minutes (2.MD.C.7). */
export const readToFive: TopicLevel<Params> = {
  key: 'time_basics/3',
  version: 1,
  params,
  note: clockText,
  space: all.length,
  prompt: (_, words) => ({
    text: words.pick([
      'What time is it?',
      'What time does the clock show?',
      'Read the clock. What time is it?',
      'Write the time on this clock.',
    ]),
  }),
  answer: (p) => time(minutesOf(p)),
  forms: ['time', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The short hand tells the hour. Which number has it passed?' },
    { text: 'The long hand tells the minutes. Count by fives from the 12.' },
    { text: `The hour is ${p.hour}. Count by fives until you reach ${longHandAt(p)}: ${fives(p)}.` },
  ],
  solution: (p) => [
    nextStep(`The short hand is between ${p.hour} and ${next(p)}. It has passed ${p.hour}, so the hour is ${p.hour}.`),
    nextStep(`The long hand points at ${longHandAt(p)}. Count by fives: ${fives(p)}.`),
    nextStep(
      `It is ${clockText(p)}.`,
      undefined,
      time(minutesOf(p)),
      clock([{ minutes: minutesOf(p), digital: true }]),
    ),
  ],
  figure: clockFigure,
  load: (p) => p.minute / 5 + (p.minute > 30 ? 3 : 0),
}
