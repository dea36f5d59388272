import { num } from '../../../expressions/build.ts'
import { expression } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { judgedByMathjs } from '../missing-tasks.oracle.ts'
import type { Grouped } from './groups.ts'
import type { Params } from './numbers.ts'
import type { Expression, Rational } from '../../../values/values.ts'

/** Lays out equal groups one thing after another and counts. */
export function oracle(p: Params): Rational {
  let things = 0
  for (let row = 0; row < p.known; row++) for (let column = 0; column < p.unknown; column++) things++
  if (p.kind === 'dividend') return whole(things)
  let size = 0
  for (let left = things; left > 0; left -= p.known) size++
  return whole(size)
}

export const wrong = {
  equal_means_answer: (p: Params): Rational => whole(p.kind === 'dividend' ? p.unknown : p.known * p.unknown),
  wrong_operation: (p: Params): Rational =>
    whole(p.kind === 'dividend' ? p.known + p.unknown : p.known * p.unknown - p.known),
  slip_off_by_one: (p: Params): Rational[] =>
    [1, -1].map((s) => whole(p.kind === 'dividend' ? p.known * p.unknown + s * p.known : p.unknown + s)),
}

/** Lays things out in rows of a length; null where the last row is not full. */
function rowsOf(all: number, length: number): number | null {
  let rows = 0
  for (let left = all; left > 0; left -= length) rows++
  return rows * length === all ? rows : null
}

export const tasks = {
  sort_filled_in: { oracle: judgedByMathjs },
  equal_groups: {
    oracle: ({ base }: Grouped): Rational => oracle(base),
    wrong: {
      equal_means_answer: ({ base }: Grouped): Rational => wrong.equal_means_answer(base),
      wrong_operation: ({ base }: Grouped): Rational => wrong.wrong_operation(base),
      slip_off_by_one: ({ base }: Grouped): Rational[] => wrong.slip_off_by_one(base),
    },
  },
  another_product: {
    oracle: ({ known, unknown }: Params): Expression => expression(num(known * unknown)),
    accepts: ({ known, unknown }: Params, [first = 0, second = 0]: readonly number[]): boolean => {
      const taken = [1, known, unknown, known * unknown]
      return rowsOf(known * unknown, first) === second && !taken.includes(first) && !taken.includes(second)
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4148343932
