import { range } from '../../wrong-answer.ts'
import { differenceLevel } from '../differences.ts'
import type { Difference } from '../differences.ts'

export type Params = Difference

/** Every difference that belongs to a sum of two one-digit numbers. */
const facts = range(1, 9)
  .flatMap((bottom) => range(1, 9).map((left): Difference => ({ top: bottom + left, bottom })))
  .filter((p) => p.top > 5)

/** Recall differences that match one-digit sums (2.OA.B.2). */
export const differencesFromMemory = differenceLevel(
  'subtraction_facts_practice/4',
  facts,
  (p) => p.top + (p.top > 10 ? 3 : 0) + Math.min(p.bottom, p.top - p.bottom) / 2,
)
