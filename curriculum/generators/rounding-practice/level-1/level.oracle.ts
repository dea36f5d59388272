import { placedTask, roundTasks } from '../round-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { nearestByWalking, wrongRoundings } from '../on-a-line.ts'
import type { Figure, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Walks to the nearest round number. */
export function oracle(p: Params): Rational {
  return whole(nearestByWalking(p))
}

/** Rounds what the point on the line shows. */
export function fromFacts(facts: Figure['facts']): Rational {
  const points = facts['points']
  const first = Array.isArray(points) ? points[0] : points
  return whole(
    nearestByWalking({
      n: Number(
        String(first)
          .split(' ')
          .find((word) => /^\d+$/.test(word)),
      ),
      to: 10,
    }),
  )
}

export const wrong = wrongRoundings

export const tasks = { ...roundTasks, place_and_round: placedTask }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2050505134
