import { clock } from '../../../figures/clock.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { time } from '../../../values/time.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { clockFigure, clockText, handsSwapped, longHandAt, minutesOf, nextHour } from '../read-clock.ts'
import { readToFive, type Params } from './numbers.ts'
import type { Chance } from '../../../chance.ts'

/** A clock, and how many numbers its long hand moves on. */
export interface Moved extends Params {
  readonly on: number
}

const after = (p: Moved): Params => ({
  hour: p.minute + 5 * p.on < 60 ? p.hour : nextHour(p),
  minute: (p.minute + 5 * p.on) % 60,
})
const passes12 = (p: Moved): boolean => p.minute + 5 * p.on >= 60

function params(chance: Chance, difficulty: number): Moved {
  const on = chance.int(1 + Math.round(2 * difficulty), 2 + Math.round(4 * difficulty))
  return { ...readToFive.params(chance, difficulty), on }
}

/** The time that a clock comes to when its long hand moves on: over the 12 a new hour begins. */
export const handMoves: LevelTask = task<Moved>({
  id: 'hand_moves',
  kind: 'reverse',
  version: 1,
  form: 'time',
  params,
  note: (p) => `${clockText(p)} ${p.on}`,
  prompt: (p, words) => ({
    text: words.pick([
      `The long hand moves on to ${longHandAt(after(p))}. What time is it then?`,
      `Think of the long hand moving on to ${longHandAt(after(p))}. What time would it be?`,
      `What time is it when the long hand gets to ${longHandAt(after(p))}?`,
    ]),
  }),
  answer: (p) => time(minutesOf(p) + 5 * p.on),
  distractors: (p) => [
    wrongAnswer(
      time(minutesOf(p) + 5 * p.on + (passes12(p) ? -60 : 60)),
      'slip_off_by_one',
      passes12(p)
        ? `The long hand reaches 12, so a new hour begins: ${nextHour(p)}.`
        : `The long hand does not reach 12, so the hour is still ${p.hour}.`,
    ),
    wrongAnswer(time(minutesOf(p)), 'stops_early', 'That is the time on the clock now. Move the long hand on.'),
    wrongAnswer(
      time(handsSwapped(after(p))),
      'clock_hands_swap',
      'The short hand tells the hour, the long hand the minutes.',
    ),
    wrongAnswer(
      time(60 * (after(p).hour % 12) + longHandAt(after(p))),
      'time_base_ten',
      `The long hand at ${longHandAt(after(p))} does not mean ${longHandAt(after(p))} minutes. Count by fives.`,
    ),
  ],
  figure: clockFigure,
  hints: (p) => [
    { text: 'First read the time that it is now.' },
    { text: 'From one number to the next, 5 minutes pass.' },
    {
      text: passes12(p)
        ? 'The long hand reaches 12. What happens to the hour then?'
        : `From ${longHandAt(p)} to ${longHandAt(after(p))}, ${countNoun(5 * p.on, 'minute')} pass.`,
    },
  ],
  solution: (p) => [
    nextStep(`Now it is ${clockText(p)}.`, undefined, undefined, clock([{ minutes: minutesOf(p), digital: true }])),
    nextStep(`The long hand goes on ${countNoun(p.on, 'number')}. Those are ${5 * p.on} minutes.`),
    nextStep(
      passes12(p)
        ? `It reaches 12, so the hour is now ${nextHour(p)}. It is ${clockText(after(p))}.`
        : `The hour is still ${p.hour}. It is ${clockText(after(p))}.`,
      undefined,
      time(minutesOf(p) + 5 * p.on),
      clock([{ minutes: minutesOf(p) + 5 * p.on, digital: true }]),
    ),
  ],
  load: (p) => 2 * p.on + (passes12(p) ? 2 : 0),
})
