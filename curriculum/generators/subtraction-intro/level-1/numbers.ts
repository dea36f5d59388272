import { takeAwayLevel } from '../take-away.ts'
import type { TakeAway } from '../take-away.ts'

export type Params = TakeAway

/** Take some away from up to five (K.OA.A.1). */
export const fromFive = takeAwayLevel('subtraction_intro/1', 5)
