import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { pictureSubtractionLevel } from '../picture-subtraction.ts'
import type { Subtraction } from '../trades.ts'

export type Params = Subtraction

const load = (p: Params): number => p.top + p.bottom

/** Pairs of digits, the second larger. */
const rising = Array.from({ length: 8 }, (_, i) => i + 1).flatMap((low) =>
  Array.from({ length: 9 - low }, (_, i): [number, number] => [low, low + 1 + i]),
)

/** Every subtraction of two-digit numbers whose ones need a ten. */
const tasks: readonly Params[] = rising
  .flatMap(([bottomTens, topTens]) =>
    rising.map(([topOnes, bottomOnes]): Params => ({
      top: 10 * topTens + topOnes,
      bottom: 10 * bottomTens + bottomOnes,
    })),
  )
  .toSorted((x, y) => load(x) - load(y))

/** Break a ten into ones to subtract a drawn number (2.NBT.B.7, 2.NBT.B.9): as it was asked before the level had tasks. */
export const breakATen = pictureSubtractionLevel('picture_numbers_subtraction_intro/2', {
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  load,
})
