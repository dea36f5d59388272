import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import type { Item, Rational } from '../../values/values.ts'
import type { Sum } from './sums.ts'

/** Two piles pushed together and counted one by one. */
export function pushedTogether(a: number, b: number): number {
  let count = 0
  for (const pile of ['|'.repeat(a), '|'.repeat(b)]) for (const _ of pile) count++
  return count
}

interface Built {
  readonly base: Sum
}

interface Open {
  readonly base: Sum
  readonly open: 'first' | 'second'
}

/** What the tasks that several levels share must answer. */
export const factTasks = {
  jump_on: {
    oracle: ({ base }: Built): Rational => whole(pushedTogether(base.a, base.b)),
    wrong: {
      wrong_operation: ({ base }: Built): Rational => whole(Math.max(base.a, base.b) - Math.min(base.a, base.b)),
    },
  },
  same_sum: {
    // Of the sums that are offered, the one beside the given sum that counts to the same.
    oracle: (p: Sum): Item => {
      const beside = [
        [p.a + 1, p.b - 1],
        [p.a - 1, p.b + 1],
      ] as const
      const [a, b] = beside.find(([x, y]) => x >= 0 && y >= 0 && pushedTogether(x, y) === pushedTogether(p.a, p.b)) ?? [
        0, 0,
      ]
      return item(`${a}+${b}`)
    },
  },
  missing_number: {
    oracle: ({ base, open }: Open): Rational => {
      const all = pushedTogether(base.a, base.b)
      const known = open === 'first' ? base.b : base.a
      for (let n = 0; n <= all; n++) if (pushedTogether(n, known) === all) return whole(n)
      throw new RangeError('no number fits')
    },
    wrong: {
      wrong_operation: ({ base, open }: Open): Rational =>
        whole(pushedTogether(pushedTogether(base.a, base.b), open === 'first' ? base.b : base.a)),
    },
  },
}
