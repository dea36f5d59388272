import { clockPicture } from '../../figures/clock.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { clockText, minutesOf, nextHour, shortHandWords, type ClockParams } from './read-clock.ts'
import type { Chance } from '../../chance.ts'
import type { Item } from '../../values/values.ts'

/** A clock whose short hand has stayed at its hour, and three clocks that go right. */
export interface Broken extends ClockParams {
  readonly others: readonly ClockParams[]
}

/** Late in the hour the short hand is far from where it belongs: those are seen at once. */
const all: readonly ClockParams[] = range(20, 55, 5)
  .toReversed()
  .flatMap((minute) => range(1, 12).map((hour) => ({ hour, minute })))

function params(chance: Chance, difficulty: number): Broken {
  const { hour, minute } = chance.pick(windowOf(all, difficulty, 0.5))
  const others = range(1, 3).map(() => ({ hour: chance.int(1, 12), minute: 5 * chance.int(2, 11) }))
  return { hour, minute, others }
}

const picture = (minutes: number, short = minutes): Item => {
  const figure = clockPicture(minutes, short)
  return item(figure.alt, '', { figure, speech: figure.alt })
}
const broken = (p: Broken): Item => picture(minutesOf(p), (p.hour % 12) * 60)

function reject({ hour, minute, others }: Broken): string | null {
  const times = [{ hour, minute }, ...others].map(clockText)
  return new Set(times).size < 4 ? 'two clocks of one time' : null
}

/** Find the clock whose hands do not fit together: between two hours the short hand does not stand on a number. */
export const brokenClock: LevelTask = task<Broken>({
  id: 'broken_clock',
  kind: 'choose',
  version: 1,
  form: 'choice',
  band: [0.3, 1],
  params,
  reject,
  note: clockText,
  space: all.length,
  prompt: (_, words) => ({
    text: words.pick([
      'One clock is broken. Its hands do not fit together. Which one?',
      'On one clock, the short hand got stuck. Which clock is it?',
      'Three clocks are right. Which one cannot be right?',
    ]),
  }),
  answer: broken,
  distractors: (p) =>
    p.others.map((other) =>
      wrongAnswer(
        picture(minutesOf(other)),
        'looks_alike',
        `This clock is right. At ${clockText(other)}, the short hand is ${shortHandWords(other)}.`,
      ),
    ),
  hints: () => [
    { text: 'Read the long hand of each clock. Is it at 12?' },
    { text: 'When the long hand has left 12, the short hand has left its number too.' },
    { text: 'Look for a short hand that points right at a number.' },
  ],
  solution: (p) => [
    nextStep(
      `It is ${p.minute} minutes past ${p.hour}, so the short hand should be between ${p.hour} and ${nextHour(p)}.`,
    ),
    nextStep(`On this clock it still points right at ${p.hour}.`, undefined, broken(p)),
  ],
  load: (p) => 12 - p.minute / 5,
})
