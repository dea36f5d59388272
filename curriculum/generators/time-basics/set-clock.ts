import { clock } from '../../figures/clock.ts'
import { buildFigure } from '../../tasks/build-figure.ts'
import { clockToSet } from '../../surfaces/clock-settings.ts'
import { time } from '../../values/time.ts'
import { nextStep } from '../wrong-answer.ts'
import { clockText, longHandWords, minutesOf, nextHour, shortHandWords, type ClockParams } from './read-clock.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'

/**
 * Set a clock by its hands. Above `freeFrom` the short hand no longer goes along with the long one, so that the child has to know where
 * it stands between two numbers.
 */
export function setClock<P extends ClockParams>(
  base: TopicLevel<P>,
  of: { readonly step: 1 | 5; readonly freeFrom: number; readonly space?: number },
): LevelTask {
  return buildFigure(base, {
    id: 'set_clock',
    version: 1,
    form: 'clock_set',
    band: [0, 1],
    ...(of.space === undefined ? {} : { space: of.space }),
    surface: (_, difficulty) => clockToSet(difficulty < of.freeFrom ? 'coupled' : 'free', of.step),
    prompt: (p, words) => ({
      text: words.pick([
        `Set the clock to ${clockText(p)}.`,
        `Turn the hands to ${clockText(p)}.`,
        `Make the clock show ${clockText(p)}.`,
      ]),
    }),
    hints: (p) => [
      { text: 'Start with the long hand. It shows the minutes.' },
      { text: `For ${clockText(p)}, the long hand is ${longHandWords(p)}.` },
      { text: `The short hand is ${shortHandWords(p)}.` },
    ],
    solution: (p) => [
      nextStep(
        p.minute === 0
          ? 'O’clock means 0 minutes. Turn the long hand to 12.'
          : `Count ${p.minute} minutes from 12. The long hand is ${longHandWords(p)}.`,
      ),
      nextStep(
        p.minute === 0
          ? `The short hand points at ${p.hour}.`
          : `The hour is ${p.hour}. The short hand is between ${p.hour} and ${nextHour(p)}.`,
        undefined,
        time(minutesOf(p)),
        clock([{ minutes: minutesOf(p), digital: true }]),
      ),
    ],
  })
}
