import { whole } from '../../values/rational.ts'
import { searched, wrongDifferences, type Difference } from './differences.ts'
import type { Rational } from '../../values/values.ts'

interface Built {
  readonly base: Difference
}

/** What jumping back must reach, and the wrong places that it names. */
export const hopBackTask = {
  oracle: ({ base }: Built): Rational => whole(searched(base)),
  wrong: {
    count_off_by_one: ({ base }: Built): Rational[] => wrongDifferences.count_off_by_one(base),
    operation_swap: ({ base }: Built): Rational => wrongDifferences.operation_swap(base),
  },
}
