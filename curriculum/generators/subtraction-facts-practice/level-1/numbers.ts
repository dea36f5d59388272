import { range } from '../../wrong-answer.ts'
import { differenceLevel } from '../differences.ts'
import type { Difference } from '../differences.ts'

export type Params = Difference

const facts = range(2, 10).flatMap((top) => range(0, top).map((bottom): Difference => ({ top, bottom })))

/** Subtract quickly within ten (1.OA.C.6). */
export const differencesToTen = differenceLevel(
  'subtraction_facts_practice/1',
  facts,
  (p) => p.top + Math.min(p.bottom, p.top - p.bottom),
)
