import {
  subtractionDistractors,
  subtractionHints,
  subtractionSolution,
  topPicture,
} from '../../picture-numbers-subtraction-intro/picture-subtraction.ts'
import type { Subtraction } from '../../picture-numbers-subtraction-intro/trades.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { range } from '../../wrong-answer.ts'
import type { TopicLevel } from '../../../topic-level.ts'

/** Two-digit numbers with too few ones on top. */
export type Params = Subtraction

const load = (p: Params): number => p.top + p.bottom / 2
const tasks: readonly Params[] = range(21, 98)
  .flatMap((top) => range(12, top - 4).map((bottom): Params => ({ top, bottom })))
  .filter((p) => p.top % 10 < p.bottom % 10)
  .toSorted((x, y) => load(x) - load(y))

/** Subtract two-digit numbers, opening a ten (2.NBT.B.5). */
export const openATen: TopicLevel<Params> = {
  key: 'multi_digit_subtraction_practice/3',
  version: 2,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.top}-${p.bottom}`,
  prompt: (p, words) => ({
    text: words.pick(['Subtract.', 'Subtract. Open a ten first.', 'Take away. What is left?']),
    latex: `${p.top} - ${p.bottom}`,
  }),
  answer: (p) => whole(p.top - p.bottom),
  forms: ['numeric', 'choice'],
  distractors: subtractionDistractors,
  hints: subtractionHints,
  solution: subtractionSolution,
  figure: topPicture,
  load,
}
