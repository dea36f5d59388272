import { whole } from '../../../values/rational.ts'
import { graphOracles } from '../graph-oracles.ts'
import type { Params } from './numbers.ts'
import type { Rational } from '../../../values/values.ts'

/** Makes a heap of each group and counts, or takes pairs away. */
const heap = (p: Params, i: number): number[] => Array.from({ length: p.counts[i] ?? 0 }, () => i)
const [first, second] = [(p: Params): number[] => heap(p, p.which[0]), (p: Params): number[] => heap(p, p.which[1])]

function apart(p: Params): number {
  const [a, b] = [first(p), second(p)]
  while (a.length > 0 && b.length > 0) {
    a.pop()
    b.pop()
  }
  return a.length + b.length
}

export function oracle(p: Params): Rational {
  if (p.ask === 'one') return whole(first(p).length)
  if (p.ask === 'two') return whole([...first(p), ...second(p)].length)
  return whole(p.ask === 'all' ? p.counts.flatMap((_, i) => heap(p, i)).length : apart(p))
}

export const wrong = {
  scale_ignored: (p: Params): Rational => whole(Number(oracle(p).n) / p.scale),
  wrong_operation: (p: Params): Rational => whole(p.ask === 'two' ? apart(p) : [...first(p), ...second(p)].length),
  stops_early: (p: Params): Rational => whole(first(p).length),
  looks_alike: (p: Params): Rational => whole(second(p).length),
}

export const tasks = graphOracles

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2828318363
