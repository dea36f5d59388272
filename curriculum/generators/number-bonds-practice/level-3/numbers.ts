import { range } from '../../wrong-answer.ts'
import { missingPartLevel } from '../missing-part.ts'
import type { Bond } from '../missing-part.ts'

export type Params = Bond

const bonds = range(5, 95, 5).flatMap((given) =>
  [false, true].flatMap((first): Bond[] => [
    { whole: 100, given, first },
    { whole: 100, given, first, turned: true },
  ]),
)

/** Full tens are easier than fives; a small given part leaves more to find. */
const load = (p: Bond): number =>
  (p.given % 10 === 0 ? 0 : 8) + (100 - p.given) / 20 + (p.first ? 1 : 0) + (p.turned ? 1 : 0)

/** Find the missing multiple of ten or five that makes 100 (2.NBT.B.5). */
export const bondsToHundred = missingPartLevel('number_bonds_practice/3', bonds, load, { by: 10 })
