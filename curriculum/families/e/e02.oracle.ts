import { rational, whole } from '../../values/rational.ts'
import type { Params } from './e02.ts'
import type { Rational } from '../../values/values.ts'

const paid = (counts: readonly number[], prices: readonly number[]): number =>
  counts.reduce((all, count, i) => all + count * (prices[i] ?? 0), 0)

const rest = (p: Params): number[] => p.first.map((count) => p.times - count)

/** Tries all prices that fit both purchases: one of each costs the same for every one of them. */
export function oracle(p: Params): Rational {
  const found = new Set<number>()
  for (let x = 0; x <= 12; x++)
    for (let y = 0; y <= 12; y++)
      for (let z = 0; z <= 12; z++) {
        const tried = [x, y, z]
        const fits = [p.first, rest(p)].every((counts) => paid(counts, tried) === paid(counts, p.prices))
        if (fits) found.add(x + y + z)
      }
  if (found.size !== 1) throw new RangeError('one of each has no one price')
  return whole([...found][0] ?? 0)
}

const bills = (p: Params): [number, number] => [paid(p.first, p.prices), paid(rest(p), p.prices)]

export const wrong = {
  wrong_operation: (p: Params): Rational => whole(Math.max(...bills(p)) - Math.min(...bills(p))),
  half_way: (p: Params): Rational => whole(bills(p)[0] + bills(p)[1]),
  one_case_only: (p: Params): Rational => rational(bills(p)[0], p.first[0] + p.first[1] + p.first[2]),
  rate_averaged: (p: Params): Rational => rational(bills(p)[0] + bills(p)[1], 2),
}
