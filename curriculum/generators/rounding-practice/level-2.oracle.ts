import { whole } from '../../values/rational.ts'
import { nearestByWalking, wrongRoundings } from './on-a-line.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** Walks to the nearest round number. */
export function oracle(p: Params): Rational {
  return whole(nearestByWalking(p))
}

export const wrong = wrongRoundings
