import { takeAwayLevel } from '../take-away.ts'
import type { TakeAway } from '../take-away.ts'

export type Params = TakeAway

/** Take some away from up to ten (K.OA.A.2). */
export const fromTen = takeAwayLevel('subtraction_intro/2', 10)
