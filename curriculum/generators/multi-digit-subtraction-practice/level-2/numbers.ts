import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import {
  subtractionDistractors,
  subtractionHints,
  subtractionSolution,
  topPicture,
} from '../../picture-numbers-subtraction-intro/picture-subtraction.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Subtraction } from '../../picture-numbers-subtraction-intro/trades.ts'

/** Two-digit numbers; each place has enough to take from. */
export type Params = Subtraction

const load = (p: Params): number => p.top + p.bottom

const tasks: readonly Params[] = Array.from({ length: 8 }, (_, i) => i + 2)
  .flatMap((topTens) => Array.from({ length: topTens - 1 }, (_, i): [number, number] => [topTens, i + 1]))
  .flatMap(([topTens, bottomTens]) =>
    Array.from({ length: 9 }, (_, i) => i + 1).flatMap((topOnes) =>
      Array.from({ length: topOnes }, (_, i): Params => ({
        top: 10 * topTens + topOnes,
        bottom: 10 * bottomTens + i + 1,
      })),
    ),
  )
  .toSorted((x, y) => load(x) - load(y))

/** Subtract two-digit numbers with no regrouping (2.NBT.B.5). */
export const subtractPlaces: TopicLevel<Params> = {
  key: 'multi_digit_subtraction_practice/2',
  version: 2,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.top}-${p.bottom}`,
  prompt: (p, words) => ({
    text: words.pick(['Subtract.', 'Subtract. The blocks can help.', 'Take away. What is left?']),
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
