import { clock } from '../../figures/clock.ts'
import { time } from '../../values/time.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { clockFigure, clockText, minutesOf, wrongReadings } from './read-clock.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { ClockParams } from './read-clock.ts'

/** On the hour: read it, or say what the clock shows an hour or two from now. */
export interface Params extends ClockParams {
  readonly later: 0 | 1 | 2
}

const hourAt = (p: Params): ClockParams => ({ hour: ((p.hour + p.later - 1) % 12) + 1, minute: 0 })
const answerOf = (p: Params): number => minutesOf(hourAt(p))

function params(chance: Chance, difficulty: number): Params {
  const later = Math.min(2, Math.max(0, Math.round(2 * difficulty + 0.8 * (chance.unit() - 0.5)))) as 0 | 1 | 2
  return { hour: chance.int(1, 12), minute: 0, later }
}

function distractors(p: Params): Distractor[] {
  const list = p.later === 0 ? wrongReadings(p) : []
  const at = answerOf(p)
  if (p.later > 0) {
    list.push(
      wrongAnswer(time(minutesOf(p)), 'stops_early', 'That is the time now. Go on from there.'),
      wrongAnswer(
        time(minutesOf(p) - 60 * p.later),
        'reversed_order',
        'That is earlier. Later means the hour goes up.',
      ),
    )
  }
  list.push(
    wrongAnswer(
      time(at + 60),
      p.later === 0 ? 'slip_off_by_one' : 'inclusive_days',
      p.later === 0 ? 'That is one hour too many. Look at the short hand.' : 'Do not count the hour it is now as one.',
    ),
    wrongAnswer(time(at - 60), 'slip_off_by_one', 'That is one hour too few. Look at the short hand.'),
    wrongAnswer(time(at + 30), 'near', 'The long hand at 12 means a full hour.'),
  )
  return list
}

const laterWords = (p: Params): string => (p.later === 1 ? '1 hour' : '2 hours')

/** Tell time to the hour (1.MD.B.3). */
export const level: TopicLevel<Params> = {
  key: 'time_basics/1',
  version: 1,
  params,
  note: (p) => `${p.hour} + ${p.later}`,
  space: 36,
  prompt: (p, words) => ({
    text:
      p.later === 0
        ? words.pick(['What time is it?', 'What time does the clock show?', 'Read the clock. What time is it?'])
        : words.pick([`What time will it be in ${laterWords(p)}?`, `Which time is ${laterWords(p)} later?`]),
  }),
  answer: (p) => time(answerOf(p)),
  forms: ['time', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Find the short hand first. It tells the hour.' },
    { text: 'The long hand points at 12. That means a full hour.' },
    ...(p.later === 0 ? [] : [{ text: `Read the time now. Then count on ${laterWords(p)}.` }]),
  ],
  solution: (p) => [
    nextStep(`The short hand points at ${p.hour}.`),
    nextStep(
      `The long hand points at 12, so it is ${p.hour} o'clock.`,
      undefined,
      time(minutesOf(p)),
      clock([{ minutes: minutesOf(p), digital: true }]),
    ),
    ...(p.later === 0
      ? []
      : [
          nextStep(
            `${p.later === 1 ? 'One hour' : 'Two hours'} later it is ${clockText(hourAt(p))}.`,
            undefined,
            time(answerOf(p)),
            clock([{ minutes: answerOf(p), digital: true }]),
          ),
        ]),
  ],
  figure: clockFigure,
  load: (p) => p.later,
}
