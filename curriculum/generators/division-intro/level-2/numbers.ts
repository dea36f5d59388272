import { equalPartsLevel } from '../equal-parts.ts'
import type { Parts } from '../equal-parts.ts'

export type Params = Parts

/** Find how many groups can be made (3.OA.A.2). */
export const makeGroups = equalPartsLevel('division_intro/2', 'make')
