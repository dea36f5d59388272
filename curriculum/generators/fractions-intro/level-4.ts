import { sharesLevel } from './shares.ts'
import type { Shares } from './shares.ts'

export type Params = Shares

/** Name halves, thirds and fourths, and count the parts in a whole (2.G.A.3). */
export const level = sharesLevel('fractions_intro/4', [2, 3, 4])
