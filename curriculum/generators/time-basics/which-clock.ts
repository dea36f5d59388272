import { clockPicture } from '../../figures/clock.ts'
import { choosePicture } from '../../tasks/choose-picture.ts'
import { time } from '../../values/time.ts'
import { countNoun } from '../../words/nouns.ts'
import { wrongAnswer } from '../wrong-answer.ts'
import {
  handsSwapped,
  longHandWords,
  minutesOf,
  nextHour,
  shortHandWords,
  toldTime,
  type ClockParams,
} from './read-clock.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** The other side of the hour: 20 minutes past 4 for 20 minutes before 4. */
export const turnedOver = (p: ClockParams): number =>
  p.minute > 30 ? minutesOf(p) + 2 * (60 - p.minute) : minutesOf(p) - 2 * p.minute

function distractors(p: ClockParams): Distractor[] {
  const at = minutesOf(p)
  const swapped = wrongAnswer(
    time(handsSwapped(p)),
    'clock_hands_swap',
    'The short hand tells the hour, the long hand the minutes.',
  )
  const hour = wrongAnswer(
    time(p.minute > 30 ? at + 60 : at - 60),
    'slip_off_by_one',
    p.minute > 30
      ? `It is not ${nextHour(p)} o’clock yet. The short hand has not reached ${nextHour(p)}.`
      : p.minute === 0
        ? `That is an hour too early. The short hand must point at ${p.hour}.`
        : `It is past ${p.hour} o’clock. The short hand has passed ${p.hour}.`,
  )
  const over =
    p.minute % 30 === 0
      ? wrongAnswer(
          time(at + 60),
          'slip_off_by_one',
          p.minute === 0
            ? `That is an hour too late. The short hand must point at ${p.hour}.`
            : `That is an hour too late. The short hand has passed ${nextHour(p)}.`,
        )
      : wrongAnswer(
          time(turnedOver(p)),
          'reversed_order',
          p.minute > 30
            ? `That clock is past ${nextHour(p)} o’clock. Before means it is not ${nextHour(p)} yet.`
            : `That clock is before ${p.hour} o’clock. Past means the hour has begun.`,
        )
  const near = wrongAnswer(
    time(at + (p.minute % 30 === 0 ? 30 : 5)),
    'near',
    'Look once more where the long hand must be.',
  )
  return [swapped, over, hour, near]
}

/** Find the clock for a time that is told in words: past and before, half and quarter. */
export function whichClock<P extends ClockParams>(base: TopicLevel<P>, space?: number): LevelTask {
  return choosePicture(base, {
    id: 'which_clock',
    version: 1,
    ...(space === undefined ? {} : { space }),
    prompt: (p, words) => ({
      text: words.pick([
        `Which clock shows ${toldTime(p)}?`,
        `It is ${toldTime(p)}. Which clock is right?`,
        `Find the clock that shows ${toldTime(p)}.`,
      ]),
    }),
    picture: (value) => clockPicture(value.kind === 'time' ? value.minutes : 0),
    distractors,
    hints: (p) => [
      { text: p.minute > 30 ? `Is it ${nextHour(p)} o’clock yet?` : 'Find the short hand first. It tells the hour.' },
      {
        text:
          p.minute > 30
            ? `${countNoun(60 - p.minute, 'minute')} ${p.minute === 59 ? 'is' : 'are'} missing. Count back from 12.`
            : p.minute === 0
              ? 'O’clock means that no minutes have passed.'
              : 'Where is the long hand then? Count from 12.',
      },
      { text: `The long hand is ${longHandWords(p)}.` },
    ],
    because: (p) => [
      `At ${toldTime(p)}, the long hand is ${longHandWords(p)}.`,
      `The short hand is ${shortHandWords(p)}. Both hands fit on this clock.`,
    ],
  })
}
