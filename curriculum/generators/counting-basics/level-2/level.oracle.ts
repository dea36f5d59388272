import { amounts } from '../../../values/amounts.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import type { Skipped } from './left-out.ts'
import type { Params } from './numbers.ts'
import type { Wanted } from './put-more.ts'
import type { Amounts, Figure, Item, Rational } from '../../../values/values.ts'

/** Takes counters away one at a time until none is left. */
export function oracle(p: Params): Rational {
  let taken = 0
  for (let left = p.count; left > 0; left--) taken++
  return whole(taken)
}

/** Adds up the groups that the picture shows. */
export function fromFacts(facts: Figure['facts']): Rational {
  const counts = facts['counts']
  if (!Array.isArray(counts)) throw new RangeError('the picture does not say how many')
  return whole(counts.reduce((sum: number, n: unknown) => sum + Number(n), 0))
}

/** Counts one again, or leaves one out. */
export const wrong = {
  count_off_by_one: (p: Params): Rational[] => [whole(p.count + 1), whole(p.count - 1)],
}

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

export const tasks = {
  put_more: {
    oracle: untilThere,
    wrong: {
      count_off_by_one: (p: Wanted): Amounts[] =>
        [p.wanted + 1, p.wanted - 1].map((counter) => amounts({ counter }, 'exact')),
    },
  },
  which_group: { oracle: (p: Params): Item => item(String(oracle(p).n)) },
  left_out: {
    oracle: gap,
    wrong: { count_off_by_one: (p: Skipped): Rational[] => around(Number(gap(p).n)) },
  },
  one_more: {
    oracle: (p: Params): Rational => oracle({ ...p, count: p.count + 1 }),
    wrong: { count_off_by_one: (p: Params): Rational[] => around(p.count + 1) },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 560136832
