import { equalPartsLevel } from '../equal-parts.ts'
import type { Parts } from '../equal-parts.ts'

export type Params = Parts

/** Find the size of each share (3.OA.A.2). */
export const shareEqually = equalPartsLevel('division_intro/1', 'share')
