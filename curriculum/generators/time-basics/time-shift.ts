import { clock } from '../../figures/clock.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { time, timeText } from '../../values/time.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { clockFigure, clockText, minutesOf, type ClockParams } from './read-clock.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'

/** A clock, and how many minutes later than it, or earlier when negative, is asked for. */
export interface Shifted<P> {
  readonly base: P
  readonly by: number
}

const halfDay = 720
const shown = (minutes: number): string => timeText(time((minutes + halfDay) % halfDay))
const isPassed = (from: number, by: number): boolean => Math.floor(from / 60) !== Math.floor((from + by) / 60)

/**
 * A time some while later or earlier than a clock shows. Over the full hour the hour changes too; what is asked back in time is
 * undone, so the kind is `reverse`.
 */
export function timeShift<P extends ClockParams>(
  base: TopicLevel<P>,
  of: {
    readonly id: string
    readonly space?: number
    /** Minutes, not 0. */
    readonly by: (chance: Chance, difficulty: number) => number
    /** '2 hours', 'half an hour', '8 minutes'. */
    readonly lasts: (minutes: number) => RichText
    /** What a wrong answer that is near has more or less, in minutes. */
    readonly near: number
    readonly hint: RichText
  },
): LevelTask {
  const at = (p: Shifted<P>): number => minutesOf(p.base)
  const end = (p: Shifted<P>): number => at(p) + p.by
  const lasts = (p: Shifted<P>): RichText => of.lasts(Math.abs(p.by))

  function distractors(p: Shifted<P>): Distractor[] {
    const isBack = p.by < 0
    const passed = isPassed(at(p), p.by)
    return [
      wrongAnswer(
        time(at(p) - p.by),
        'wrong_operation',
        isBack
          ? 'That is later. Go back from the time on the clock.'
          : 'That is earlier. Go on from the time on the clock.',
      ),
      wrongAnswer(
        time(end(p) + (passed === isBack ? 60 : -60)),
        'slip_off_by_one',
        passed ? 'You pass a full hour on the way. Look at the hour once more.' : 'Look at the hour once more.',
      ),
      wrongAnswer(
        time(at(p)),
        'stops_early',
        `That is the time on the clock. Go ${isBack ? 'back' : 'on'} from there.`,
      ),
      wrongAnswer(time(end(p) + of.near), 'near', `Count the ${of.near % 60 === 0 ? 'hours' : 'minutes'} once more.`),
    ]
  }

  return task<Shifted<P>>({
    id: of.id,
    kind: 'reverse',
    version: 1,
    form: 'time',
    ...(of.space === undefined ? {} : { space: of.space }),
    params: (chance, difficulty) => ({ base: base.params(chance, difficulty), by: of.by(chance, difficulty) }),
    note: (p) => `${clockText(p.base)} ${p.by}`,
    prompt: (p, words) => ({
      text:
        p.by < 0
          ? words.pick([
              `What time was it ${lasts(p)} ago?`,
              `The clock shows the time now. What time was it ${lasts(p)} earlier?`,
            ])
          : words.pick([
              `What time will it be in ${lasts(p)}?`,
              `The clock shows the time now. What time will it be ${lasts(p)} later?`,
            ]),
    }),
    answer: (p) => time((end(p) + halfDay) % halfDay),
    distractors,
    figure: (p) => clockFigure(p.base),
    hints: (p) => [
      { text: 'Read the clock first. What time is it now?' },
      { text: of.hint },
      { text: p.by < 0 ? 'Ago means before. Turn the hands back.' : 'Later means after. Turn the hands on.' },
    ],
    solution: (p) => [
      nextStep(`Now it is ${clockText(p.base)}.`, undefined, undefined, clock([{ minutes: at(p), digital: true }])),
      nextStep(
        `Go ${p.by < 0 ? 'back' : 'on'} ${lasts(p)}. Then it is ${shown(end(p))}.`,
        undefined,
        time((end(p) + halfDay) % halfDay),
        clock([{ minutes: (end(p) + halfDay) % halfDay, digital: true }]),
      ),
    ],
    load: (p) => Math.abs(p.by) + (p.by < 0 ? of.near / 2 : 0),
  })
}
