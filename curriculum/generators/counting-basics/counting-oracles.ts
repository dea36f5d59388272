import { amounts } from '../../values/amounts.ts'
import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import type { Skipped } from './left-out.ts'
import type { Wanted } from './put-more.ts'
import type { Things } from './which-group.ts'
import type { Amounts, Item, Rational } from '../../values/values.ts'

/** Puts counters in, one after the other, and stops when as many lie there as fingers were raised. */
function untilThere(p: Wanted): Amounts {
  const fingers = Array.from({ length: p.wanted }, () => '|').join('')
  let field = 'o'.repeat(p.there)
  while (field.length < fingers.length) field += 'o'
  return amounts({ counter: field.length }, 'exact')
}

/** Walks through the count and stops at the first step that is longer than one. */
function gap(p: Skipped): Rational {
  let last = p.from
  for (let n = p.from + 1; n <= p.to; n++) {
    if (n === p.out) continue
    if (n - last > 1) return whole(last + 1)
    last = n
  }
  throw new RangeError('nothing is left out')
}

const around = (n: number): Rational[] => [whole(n + 1), whole(n - 1)]

/** Takes things away one at a time until none is left. */
export function takenAway(p: Pick<Things, 'count'>): Rational {
  let taken = 0
  for (let left = p.count; left > 0; left--) taken++
  return whole(taken)
}

/** Counts one again, or leaves one out. */
export const miscounted = { count_off_by_one: (p: Pick<Things, 'count'>): Rational[] => around(p.count) }

/** What the tasks that several counting levels share must answer, and the wrong answers that they name. */
export const countingTasks = {
  put_more: {
    oracle: untilThere,
    wrong: {
      count_off_by_one: (p: Wanted): Amounts[] =>
        [p.wanted + 1, p.wanted - 1].map((counter) => amounts({ counter }, 'exact')),
    },
  },
  which_group: { oracle: (p: Things): Item => item(String(takenAway(p).n)) },
  left_out: {
    oracle: gap,
    wrong: { count_off_by_one: (p: Skipped): Rational[] => around(Number(gap(p).n)) },
  },
  one_more: {
    oracle: (p: Things): Rational => takenAway({ count: p.count + 1 }),
    wrong: { count_off_by_one: (p: Things): Rational[] => around(p.count + 1) },
  },
} as const
