import { clock } from '../../figures/clock.ts'
import { sentence } from '../../figures/lettering.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { time, timeText } from '../../values/time.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { clockFigure, clockText, minutesOf, wrongReadings } from './read-clock.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { ClockParams } from './read-clock.ts'

/** Half past or the full hour; or what it will be half an hour or an hour from now. */
export interface Params extends ClockParams {
  readonly minute: 0 | 30
  readonly later: 0 | 30 | 60
}

const answerOf = (p: Params): number => (minutesOf(p) + p.later) % 720
const load = (p: Params): number => (p.minute === 30 ? 1 : 0) + p.later / 20
const tasks: readonly Params[] = range(1, 12)
  .flatMap((hour): Params[] => [
    { hour, minute: 30, later: 0 },
    { hour, minute: 0, later: 30 },
    { hour, minute: 30, later: 30 },
    { hour, minute: 30, later: 60 },
  ])
  .toSorted((a, b) => load(a) - load(b))

const after = (p: Params): string => (p.later === 30 ? 'half an hour' : '1 hour')
const shownAnswer = (p: Params): string => timeText(time(answerOf(p)))

function distractors(p: Params): Distractor[] {
  const at = answerOf(p)
  if (p.later === 0)
    return [
      ...wrongReadings(p),
      wrongAnswer(
        time(at + 60),
        'slip_off_by_one',
        `The short hand is past ${p.hour}, halfway to the next number. The hour is still ${p.hour}.`,
      ),
      wrongAnswer(time(at - 30), 'near', 'The long hand at 6 means half past.'),
    ]
  return [
    wrongAnswer(time(minutesOf(p)), 'stops_early', 'That is the time now. Go on from there.'),
    wrongAnswer(time(minutesOf(p) - p.later), 'reversed_order', 'That is earlier. Later means the time goes on.'),
    wrongAnswer(
      time(minutesOf(p) + (p.later === 30 ? 60 : 30)),
      'looks_alike',
      p.later === 30
        ? 'That is a whole hour later. Half an hour is half a turn.'
        : 'That is half an hour later. An hour is a full turn.',
    ),
    wrongAnswer(time(at + 60), 'near', 'That is one hour too many.'),
  ]
}

/** Tell time to the half hour (1.MD.B.3). */
export const level: TopicLevel<Params> = {
  key: 'time_basics/2',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${clockText(p)} + ${p.later}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text:
      p.later === 0
        ? words.pick(['What time is it?', 'What time does the clock show?', 'Read the clock. What time is it?'])
        : words.pick([`What time will it be in ${after(p)}?`, `Which time is ${after(p)} later?`]),
  }),
  answer: (p) => time(answerOf(p)),
  forms: ['time', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Find the short hand. Which number has it passed?' },
    {
      text:
        p.minute === 30
          ? 'The long hand at 6 has gone halfway around. That means half past.'
          : 'The long hand at 12 means a full hour.',
    },
    ...(p.later === 0
      ? []
      : [
          {
            text: `Read the time now. Then go on ${after(p)}: ${p.later === 30 ? 'half a turn' : 'a full turn'} of the long hand.`,
          },
        ]),
  ],
  solution: (p) => [
    nextStep(`The short hand ${p.minute === 30 ? `is halfway past ${p.hour}` : `points at ${p.hour}`}.`),
    nextStep(
      p.minute === 30
        ? `The long hand points at 6, so it is half past ${p.hour}: ${clockText(p)}.`
        : `The long hand points at 12, so it is ${clockText(p)}.`,
      undefined,
      time(minutesOf(p)),
      clock([{ minutes: minutesOf(p), digital: true }]),
    ),
    ...(p.later === 0
      ? []
      : [
          nextStep(
            `${sentence(after(p))} later it is ${shownAnswer(p)}.`,
            undefined,
            time(answerOf(p)),
            clock([{ minutes: answerOf(p), digital: true }]),
          ),
        ]),
  ],
  figure: clockFigure,
  load,
}
