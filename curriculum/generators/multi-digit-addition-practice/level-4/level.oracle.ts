import { whole } from '../../../values/rational.ts'
import { countedOn, wrongColumns } from '../column-sums.ts'
import { handTasks, placeEnds, wrongPlace } from '../hand-oracles.ts'
import { smallThings } from '../small-things.ts'
import { digitsTried, storyOf } from '../sum-task-oracles.ts'
import type { Parts, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts on. */
export function oracle(p: Params): Rational {
  return whole(countedOn(p))
}

export const wrong = wrongColumns

interface Slipped {
  readonly base: Params
  readonly slip: string
}

export const tasks = {
  add_blocks: handTasks.add_blocks,
  columns: { oracle, wrong },
  missing_digits: { oracle: digitsTried },
  find_mistake: {
    oracle: ({ base: { a, b }, slip }: Slipped): Parts => wrongPlace([a, b], slip),
    wrong: { given_number: ({ base: { a, b }, slip }: Slipped): Rational[] => placeEnds([a, b], slip) },
  },
  which_story: { oracle: storyOf(smallThings) },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 17352461
