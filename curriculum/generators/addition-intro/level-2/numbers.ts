import { putTogetherLevel } from '../put-together.ts'
import type { PutTogether } from '../put-together.ts'

export type Params = PutTogether

/** Add two groups with a total up to ten (K.OA.A.2). */
export const toTen = putTogetherLevel('addition_intro/2', 10)
