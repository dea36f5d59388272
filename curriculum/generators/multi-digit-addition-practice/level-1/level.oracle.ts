import { whole } from '../../../values/rational.ts'
import { sortedClaims, type SortParams } from '../../../tasks/true-false-sort.ts'
import { countedOn, wrongColumns } from '../column-sums.ts'
import { handTasks, toldSum, triedPart } from '../hand-oracles.ts'
import type { Groups, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts on. */
export function oracle(p: Params): Rational {
  return whole(countedOn(p))
}

export const wrong = wrongColumns

export const tasks = {
  ...handTasks,
  missing_number: {
    oracle: ({ base, open }: { readonly base: Params; readonly open: 'first' | 'second' }): Rational =>
      triedPart((a, b) => countedOn({ a, b }), { ...base, open }),
    wrong: {
      wrong_operation: ({
        base: { a, b },
        open,
      }: {
        readonly base: Params
        readonly open: 'first' | 'second'
      }): Rational => whole(open === 'first' ? a + b + b : a + b + a),
    },
  },
  true_sums: {
    /** Counts on from the first number of each sum. */
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => {
          const [a = 0, b = 0, said = 0] = (text.match(/\d+/g) ?? []).map(Number)
          return countedOn({ a, b }) === said
        },
      ),
  },
  tell_story: { oracle: toldSum },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3872635632
