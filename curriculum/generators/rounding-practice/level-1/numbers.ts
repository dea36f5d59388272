import { roundingOnLineLevel } from '../on-a-line.ts'
import type { Chance } from '../../../chance.ts'
import type { Rounding } from '../on-a-line.ts'

export type Params = Rounding

/** Two digits at first, then three; near the middle as difficulty rises. */
function params(chance: Chance, difficulty: number): Rounding {
  const base = 10 * chance.int(Math.round(1 + 44 * difficulty), 54 + Math.round(43 * difficulty))
  return { n: base + chance.pick(difficulty < 0.4 ? [1, 2, 3, 4, 6, 7, 8, 9] : [2, 3, 4, 5, 5, 6, 7, 8]), to: 10 }
}

/** Round whole numbers to the nearest ten (3.NBT.A.1). */
export const roundToTen = roundingOnLineLevel('rounding_practice/1', {
  params,
  load: (p) => p.n / 100 + (5 - Math.abs((p.n % 10) - 5)) / 3,
})
