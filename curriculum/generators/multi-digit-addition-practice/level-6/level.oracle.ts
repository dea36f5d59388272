import { digitsTried, lineEnds, nearestTo, storyOf, wrongSumLine } from '../sum-task-oracles.ts'
import { things } from './stories.ts'
import { whole } from '../../../values/rational.ts'
import { countedOn, wrongColumns } from '../column-sums.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts on by hundreds, tens and ones. */
export function oracle(p: Params): Rational {
  return whole(countedOn(p))
}

export const wrong = wrongColumns

export const tasks = {
  columns: { oracle, wrong },
  missing_digits: { oracle: digitsTried },
  find_mistake: { oracle: wrongSumLine, wrong: { given_number: lineEnds } },
  which_story: { oracle: storyOf(things) },
  closest_hundred: {
    oracle: nearestTo(100),
    wrong: { wrong_operation: (p: Params): Rational => whole(Math.round(Math.abs(p.a - p.b) / 100) * 100) },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1579988869
