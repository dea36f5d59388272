import { range } from '../../wrong-answer.ts'
import { missingPartLevel } from '../missing-part.ts'
import type { Bond } from '../missing-part.ts'

export type Params = Bond

const bonds = range(3, 10).flatMap((whole) =>
  range(0, whole).flatMap((given) => [false, true].map((first): Bond => ({ whole, given, first }))),
)

/** Larger wholes, larger missing parts, and the blank in front are harder. */
const load = (p: Bond): number => p.whole + (p.whole - p.given) / 2 + (p.first ? 2 : 0)

/** Find the missing part of ten or less (1.OA.C.6). */
export const bondsToTen = missingPartLevel('number_bonds_practice/1', bonds, load)
