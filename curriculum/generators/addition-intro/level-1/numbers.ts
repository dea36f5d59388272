import { putTogetherLevel } from '../put-together.ts'
import type { PutTogether } from '../put-together.ts'

export type Params = PutTogether

/** Put two small groups together, with a total up to five (K.OA.A.1, K.OA.A.5). */
export const toFive = putTogetherLevel('addition_intro/1', 5)
