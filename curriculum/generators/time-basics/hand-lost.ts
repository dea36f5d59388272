import { clock } from '../../figures/clock.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { time } from '../../values/time.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { clockText, minutesOf, nextHour, shortHandWords, type ClockParams } from './read-clock.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const lost = (p: ClockParams): Figure => clock([{ minutes: minutesOf(p), withoutLong: true }])

/** Tell full and half hours by the short hand alone: halfway between two numbers is half past. */
export function handLost<P extends ClockParams>(base: TopicLevel<P>, space: number): LevelTask {
  return task<P>({
    id: 'hand_lost',
    kind: 'estimate',
    version: 1,
    form: 'choice',
    space,
    params: (chance, difficulty) => base.params(chance, difficulty),
    note: clockText,
    prompt: (_, words) => ({
      text: words.pick([
        'This clock has lost its long hand. Which time fits best?',
        'The long hand is gone. What time could it be?',
        'Only the short hand is left. Which time fits?',
      ]),
    }),
    answer: (p) => time(minutesOf(p)),
    distractors: (p) => {
      const at = minutesOf(p)
      const isHour = p.minute === 0
      return [
        wrongAnswer(
          time(at + 60),
          'slip_off_by_one',
          isHour
            ? `Then the short hand would be at ${nextHour(p)}.`
            : `Half past ${p.hour} is before ${nextHour(p)} o’clock. The short hand has not reached ${nextHour(p)}.`,
        ),
        wrongAnswer(time(at - 60), 'slip_off_by_one', 'Look which number the short hand has reached.'),
        wrongAnswer(
          time(at + 30),
          'near',
          isHour
            ? 'At half past, the short hand is halfway between two numbers.'
            : 'On the hour, the short hand points right at a number.',
        ),
      ]
    },
    figure: lost,
    hints: () => [
      { text: 'The short hand tells the hour, even alone.' },
      { text: 'Does it point right at a number, or halfway between two?' },
      { text: 'Halfway between two numbers, half an hour has passed.' },
    ],
    solution: (p) => [
      nextStep(`The short hand is ${p.minute === 0 ? shortHandWords(p) : `halfway ${shortHandWords(p)}`}.`),
      nextStep(
        p.minute === 0 ? `So it is ${p.hour} o’clock.` : `So it is half past ${p.hour}.`,
        undefined,
        time(minutesOf(p)),
        clock([{ minutes: minutesOf(p), digital: true }]),
      ),
    ],
    load: (p) => base.load(p),
  })
}
