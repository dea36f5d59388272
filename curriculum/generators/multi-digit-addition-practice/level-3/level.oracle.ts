import { whole } from '../../../values/rational.ts'
import { handTasks } from '../hand-oracles.ts'
import { waysToSplit } from '../split-sum.ts'
import { smallThings } from '../small-things.ts'
import { digitsTried, storyOf } from '../sum-task-oracles.ts'
import type { Params } from './numbers.ts'
import type { Figure, Filled, Rational } from '../../../values/values.ts'

/** Counts on from the first number by tens, then by ones. */
export function oracle(p: Params): Rational {
  let [reached, left] = [p.a, p.b]
  for (const jump of [10, 1]) {
    for (; left >= jump; left -= jump) reached += jump
  }
  return whole(reached)
}

/** Counts the blocks of both rows. */
export function fromFacts(facts: Figure['facts']): Rational {
  const numbers = facts['numbers']
  if (!Array.isArray(numbers)) throw new RangeError('the picture shows no number')
  return whole(numbers.reduce((sum: number, row) => sum + Number(String(row).split(' ').join('')), 0))
}

/** Digits added crosswise, a ten lost or a one too many, the last ones forgotten, taken away. */
export const wrong = {
  slip_place: (p: Params): Rational => whole(p.a + Number(String(p.b).split('').toReversed().join(''))),
  slip_off_by_one: (p: Params): Rational[] => [-10, 1].map((d) => whole(p.a + p.b + d)),
  stops_early: (p: Params): Rational => whole(p.a + Number(`${String(p.b)[0]}0`)),
  wrong_operation: (p: Params): Rational => whole(p.a - p.b),
}

const digit = (n: number, at: 0 | 1): number => Number(String(n)[at])

export const tasks = {
  jump_sum: handTasks.jump_sum,
  columns: { oracle, wrong },
  missing_digits: { oracle: digitsTried },
  split_sum: {
    /** Reads the digits from the left and counts tens and ones. */
    oracle: ({ a, b }: Params): Filled => {
      const [s, t, u, v] = [10 * digit(a, 0), 10 * digit(b, 0), digit(a, 1), digit(b, 1)]
      return waysToSplit([s, t, Number(oracle({ a: s, b: t }).n), u, v, Number(oracle({ a: u, b: v }).n)])
    },
  },
  which_story: { oracle: storyOf(smallThings) },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1854048012
