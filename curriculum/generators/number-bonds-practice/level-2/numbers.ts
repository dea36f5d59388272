import { range } from '../../wrong-answer.ts'
import { missingPartLevel } from '../missing-part.ts'
import type { Bond } from '../missing-part.ts'

export type Params = Bond

const bonds = range(11, 20).flatMap((whole) =>
  range(2, whole - 2).map((given): Bond => ({ whole, given, first: (whole + given) % 3 === 0 })),
)

/** Parts that lie on both sides of ten are harder. */
const load = (p: Bond): number =>
  p.whole / 2 + (p.given < 10 && p.whole - p.given < 10 ? 6 : 0) + (p.whole - p.given) / 4

/** Find the missing part of a number to twenty (1.OA.C.6). */
export const bondsToTwenty = missingPartLevel('number_bonds_practice/2', bonds, load)
