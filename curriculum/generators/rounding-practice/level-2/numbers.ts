import { roundingOnLineLevel } from '../on-a-line.ts'
import type { Chance } from '../../../chance.ts'
import type { Rounding } from '../on-a-line.ts'

export type Params = Rounding

/** Far from the middle at first, then close to it. */
function params(chance: Chance, difficulty: number): Rounding {
  const away = chance.int(Math.round(18 * (1 - difficulty)), Math.round(46 - 26 * difficulty))
  const rest = chance.happens(0.5) ? 50 + away : 49 - away
  return { n: 100 * chance.int(1, 9) + rest, to: 100 }
}

/** Round whole numbers to the nearest hundred (3.NBT.A.1). */
export const roundToHundred = roundingOnLineLevel('rounding_practice/2', {
  params,
  load: (p) => 50 - Math.abs((p.n % 100) - 49.5),
})
