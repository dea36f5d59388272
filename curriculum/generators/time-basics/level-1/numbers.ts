import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { time } from '../../../values/time.ts'
import { range } from '../../wrong-answer.ts'
import { earlyDistractors, earlyFigure, earlyHints, earlyPrompt, earlySolution } from '../early-clock.ts'
import { minutesOf } from '../read-clock.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { EarlyParams } from '../early-clock.ts'

/** On the hour. */
export type Params = EarlyParams

const load = (p: Params): number => ({ read: 0, words: 1, hands: 2 })[p.kind]
const tasks: readonly Params[] = (['read', 'words', 'hands'] as const).flatMap((kind) =>
  range(1, 12).map((hour) => ({ kind, hour, minute: 0 })),
)

/** Tell time to the hour: from a clock, from words, from where the hands are (1.MD.B.3). */
export const readHours: TopicLevel<Params> = {
  key: 'time_basics/1',
  version: 2,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.kind} ${p.hour}`,
  space: tasks.length,
  prompt: (p, words) => ({ text: earlyPrompt(p, words) }),
  answer: (p) => time(minutesOf(p)),
  forms: ['time', 'choice'],
  distractors: earlyDistractors,
  hints: earlyHints,
  solution: earlySolution,
  figure: earlyFigure,
  load,
}
