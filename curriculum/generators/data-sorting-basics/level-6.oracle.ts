import { whole } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

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
