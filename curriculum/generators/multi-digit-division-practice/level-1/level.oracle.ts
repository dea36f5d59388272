import { sortedClaims, type SortParams } from '../../../tasks/true-false-sort.ts'
import { divisionTasks } from '../../division-intro/division-oracles.ts'
import { filled } from '../../../values/filled.ts'
import { whole } from '../../../values/rational.ts'
import type { Filled, Groups, Rational } from '../../../values/values.ts'
import type { RestStory, WithRest } from './remainders.ts'
import type { Params } from './numbers.ts'

/** Takes `size` away until it no longer fits: how often that was, and what is left. */
export function timesTaken(all: number, size: number): { times: number; left: number } {
  let [times, left] = [0, all]
  for (; left >= size; left -= size) times++
  return { times, left }
}

/** Fills groups until too few are left. */
export function oracle(p: Params): Rational {
  const { times, left } = timesTaken(p.all, p.size)
  return whole(p.asked === 'groups' ? times : left)
}

export const wrong = {
  remainder_ignored: (p: Params): Rational => whole(timesTaken(p.all, p.size).times),
  reversed_order: (p: Params): Rational => whole(p.size - timesTaken(p.all, p.size).left),
  zero_in_quotient: (): Rational => whole(1),
  wrong_operation: (p: Params): Rational => whole(p.all - p.size),
}

export const tasks = {
  left_over: divisionTasks('make').left_over,
  multiply_back: {
    oracle: ({ all, size }: WithRest): Filled => {
      const { times, left } = timesTaken(all, size)
      return filled([String(times), String(left)])
    },
    wrong: {
      stops_early: ({ all, size }: WithRest): Filled => {
        const { times, left } = timesTaken(all - size, size)
        return filled([String(times), String(left + size)])
      },
    },
  },
  true_remainders: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => {
          const [all = 0, size = 1, times = 0, rest = 0] = (text.match(/\d+/g) ?? []).map(Number)
          const found = timesTaken(all, size)
          return found.times === times && found.left === rest
        },
      ),
  },
  story: {
    oracle: ({ all, size, asks }: RestStory): Rational => {
      const { times, left } = timesTaken(all, size)
      return whole(asks === 'left' ? left : asks === 'full' ? times : times + 1)
    },
    wrong: {
      remainder_ignored: ({ all, size }: RestStory): Rational => whole(timesTaken(all, size).times),
      slip_off_by_one: ({ all, size }: RestStory): Rational => whole(timesTaken(all, size).times + 1),
      wrong_operation: ({ all, size }: RestStory): Rational => whole(all - size),
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1014971733
