import { clock } from '../../../figures/clock.ts'
import { time, timeText } from '../../../values/time.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'

/** Any minute on a clock with hands. */
export interface Params {
  readonly hour: number
  readonly minute: number
}

const at = (p: Params): number => (p.hour % 12) * 60 + p.minute
const shown = (p: Params): string => timeText(time(at(p)))
const five = (p: Params): number => Math.floor(p.minute / 5)
const next = (p: Params): number => (p.hour % 12) + 1
const all: readonly Params[] = range(0, 59).flatMap((minute) => range(1, 12).map((hour) => ({ hour, minute })))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.53))
const fives = (p: Params): string =>
  five(p) === 0
    ? ''
    : range(1, five(p))
        .map((i) => i * 5)
        .join(', ')

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      time(five(p) * 60 + 5 * (p.hour % 12)),
      'clock_hands_swap',
      'The short hand tells the hour, the long hand the minutes.',
    ),
    wrongAnswer(
      time(at(p) - p.minute + five(p) + (p.minute % 5)),
      'time_base_ten',
      `The number ${five(p)} at the long hand does not mean ${countNoun(five(p), 'minute')}. Count by fives, then the small marks.`,
    ),
    ...(p.minute > 30
      ? [
          wrongAnswer(
            time(at(p) + 60),
            'slip_off_by_one',
            `The short hand is near ${next(p)} but not there yet. The hour is still ${p.hour}.`,
          ),
        ]
      : []),
    wrongAnswer(
      time(at(p) + 1),
      'slip_off_by_one',
      p.minute % 5 === 0
        ? `The long hand points right at ${five(p) === 0 ? 12 : five(p)}, not past it.`
        : `That is one small mark too many. Count on from ${five(p) * 5} minutes.`,
    ),
    wrongAnswer(
      time(at(p) - 1),
      'slip_off_by_one',
      p.minute % 5 === 0
        ? `The long hand has reached ${five(p) === 0 ? 12 : five(p)}.`
        : `That is one small mark too few. Count on from ${five(p) * 5} minutes.`,
    ),
  ]
}

/** Tell time to the nearest minute (3.MD.A.1). */
export const readToMinute: TopicLevel<Params> = {
  key: 'time_basics/5',
  version: 2,
  params,
  note: shown,
  prompt: (_, words) => ({
    text: words.pick([
      'What time is it, to the minute?',
      'Read the clock to the minute.',
      'What time does the clock show?',
      'Which time is it? Count every minute.',
    ]),
  }),
  answer: (p) => time(at(p)),
  forms: ['time', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The short hand tells the hour. Which number has it passed?' },
    { text: `Count by fives to the last number before the long hand${five(p) === 0 ? '' : `: ${fives(p)}`}.` },
    {
      text:
        p.minute % 5 === 0
          ? `The long hand points right at ${five(p) === 0 ? 12 : five(p)}, so there are no small marks to add.`
          : `Then count the small marks: \\(${p.minute % 5}\\) more.`,
    },
  ],
  solution: (p) => [
    nextStep(
      p.minute === 0
        ? `The short hand points at ${p.hour}, so the hour is ${p.hour}.`
        : `The short hand is between ${p.hour} and ${next(p)}, so the hour is ${p.hour}.`,
    ),
    nextStep(
      five(p) === 0
        ? p.minute === 0
          ? 'The long hand points at 12, so there are 0 minutes.'
          : 'The long hand is just past 12.'
        : `The long hand ${p.minute % 5 === 0 ? 'points at' : 'is past'} ${five(p)}. Count by fives to ${five(p) * 5} minutes.`,
      five(p) === 0 ? undefined : `5 \\times ${five(p)} = ${five(p) * 5}`,
    ),
    nextStep(
      p.minute % 5 === 0
        ? `The hour is ${p.hour}, so it is ${shown(p)}.`
        : `Add ${p.minute % 5} for the small marks, so it is ${shown(p)}.`,
      p.minute % 5 === 0 ? undefined : `${five(p) * 5} + ${p.minute % 5} = ${p.minute}`,
      time(at(p)),
      clock([{ minutes: at(p), digital: true }]),
    ),
  ],
  figure: (p) => clock([{ minutes: at(p) }]),
  load: (p) => p.minute,
}
