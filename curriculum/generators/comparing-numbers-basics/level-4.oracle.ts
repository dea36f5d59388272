import { signByTakingAway, wrongSigns } from './wrong-signs.ts'
import type { Comparison } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Takes ones away from both until one is used up. */
export function oracle(p: Params): Comparison {
  return signByTakingAway(p)
}

export const wrong = wrongSigns
