import { amounts } from '../../../values/amounts.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import type { Amounts, Item, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Lays out the things, then adds or takes away one, and counts. */
export function oracle(p: Params): Rational {
  const row = Array.from({ length: p.count }, () => p.shape)
  if (p.change > 0) row.push(p.shape)
  else row.pop()
  return whole(row.length)
}

export const wrong = {
  count_off_by_one: (p: Params): Rational[] => [whole(p.count), whole(Number(oracle(p).n) + p.change)],
  reversed_order: (p: Params): Rational => oracle({ ...p, change: p.change > 0 ? -1 : 1 }),
}

type Now = { readonly before: number; readonly change: 1 | -1 }

/** Lays out as many as there are now, and lets the last move go back. */
function undone({ before, change }: Now): number {
  let now = 0
  while (now !== before + change) now++
  return change > 0 ? now - 1 : now + 1
}

export const tasks = {
  make_one_more: {
    oracle: ({ base }: { readonly base: Params }): Amounts => laid(Number(oracle(base).n)),
    wrong: {
      reversed_order: ({ base }: { readonly base: Params }): Amounts => laid(Number(wrong.reversed_order(base).n)),
      count_off_by_one: ({ base }: { readonly base: Params }): Amounts => laid(base.count + 2 * base.change),
    },
  },
  which_changed: {
    oracle: (p: Params): Item => item(String(oracle(p).n)),
    wrong: {
      reversed_order: (p: Params): Item => item(String(wrong.reversed_order(p).n)),
      count_off_by_one: (p: Params): Item[] => [p.count, p.count + 2].map((n) => item(String(n))),
    },
  },
  before: {
    oracle: (p: Now): Rational => whole(undone(p)),
    wrong: {
      reversed_order: (p: Now): Rational => whole(p.before + 2 * p.change),
      count_off_by_one: (p: Now): Rational[] => [whole(p.before + p.change), whole(p.before - p.change)],
    },
  },
}

const laid = (counter: number): Amounts => amounts({ counter }, 'exact')

/** Of the old procedure, when the level was converted. */
export const mainDigest = 495721368
