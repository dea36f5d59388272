import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { time } from '../../../values/time.ts'
import { range } from '../../wrong-answer.ts'
import { earlyDistractors, earlyFigure, earlyHints, earlyPrompt, earlySolution } from '../early-clock.ts'
import { clockText, minutesOf } from '../read-clock.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { EarlyParams } from '../early-clock.ts'

/** Half past, among some full hours. */
export type Params = EarlyParams

const load = (p: Params): number => (p.minute === 0 ? 0 : 1 + { read: 0, words: 1, hands: 2 }[p.kind])
const tasks: readonly Params[] = [
  ...range(1, 12).map((hour): Params => ({ kind: 'read', hour, minute: 0 })),
  ...(['read', 'words', 'hands'] as const).flatMap((kind) =>
    range(1, 12).map((hour): Params => ({ kind, hour, minute: 30 })),
  ),
]

/** Tell time to the half hour: from a clock, from words, from where the hands are (1.MD.B.3). */
export const readHalves: TopicLevel<Params> = {
  key: 'time_basics/2',
  version: 2,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.kind} ${clockText(p)}`,
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
