import { amounts } from '../../../values/amounts.ts'
import { equalValues } from '../../../values/equal.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import { listsOf } from './which-lengths.ts'
import type { Measured } from './measured.ts'
import type { Amounts, Item, Rational } from '../../../values/values.ts'

/** All measured lengths, one by one. */
const lengths = (p: Params): number[] => p.counts.flatMap((n, i) => Array.from({ length: n }, () => p.from + i))
const mark = (p: Params): number => p.from + p.place

export function oracle(p: Params): Rational {
  const all = lengths(p)
  if (p.ask === 'longer') return whole(all.filter((x) => x > mark(p)).length)
  return whole(p.ask === 'all' ? all.length : (all.at(-1) ?? 0) - (all[0] ?? 0))
}

export const wrong = {
  scale_ignored: (p: Params): Rational => {
    const different = [...new Set(lengths(p))]
    if (p.ask === 'range') return whole(lengths(p).length)
    return whole(p.ask === 'all' ? different.length : different.filter((x) => x > mark(p)).length)
  },
  looks_alike: (p: Params): Rational => whole(lengths(p).filter((x) => x >= mark(p)).length),
  stops_early: (p: Params): Rational => whole(Math.max(...lengths(p))),
}

/** Puts the lengths on the line one by one, as a child does. */
function put({ from, places, lengths }: Measured): Amounts {
  const marks: Record<string, number> = {}
  for (let i = 0; i < places; i++) marks[`${from + i} cm`] = 0
  for (const length of lengths) marks[`${length} cm`] = (marks[`${length} cm`] ?? 0) + 1
  return amounts(marks, 'each')
}

const once = (p: Measured): Amounts =>
  amounts(Object.fromEntries(Object.entries(put(p).amounts).map(([name, n]) => [name, n > 0 ? 1 : 0])), 'each')

/** The first list offered, where putting its lengths on the line one by one gives the plot. */
function shown(p: Measured): Item {
  const [first = ''] = listsOf(p)
  const lengths = first.split(', ').map(Number)
  return item(equalValues(put({ ...p, lengths }), put(p)) ? 'right' : 'none')
}

export const tasks = {
  build_plot: { oracle: put, wrong: { scale_ignored: once } },
  mend_plot: {
    oracle: ({ base }: { readonly base: Measured }): Amounts => put(base),
    wrong: { scale_ignored: ({ base }: { readonly base: Measured }): Amounts => once(base) },
  },
  which_lengths: { oracle: shown },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 120500948
