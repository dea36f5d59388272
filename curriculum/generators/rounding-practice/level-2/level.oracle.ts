import { placedTask, roundTasks } from '../round-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { nearestByWalking, wrongRoundings } from '../on-a-line.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Walks to the nearest round number. */
export function oracle(p: Params): Rational {
  return whole(nearestByWalking(p))
}

export const wrong = wrongRoundings

export const tasks = { ...roundTasks, place_and_round: placedTask }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 514201505
