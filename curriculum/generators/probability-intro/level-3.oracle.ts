import { rational } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Spin by spin: how many gave the result, of how many. */
function spins(p: Params): { hits: number; all: number } {
  const all = p.counts.flatMap((n, i) => Array.from({ length: n }, () => i))
  return { hits: all.filter((i) => i === p.which).length, all: all.length }
}

/** |a/b - 1/k| over the common bottom b k. */
const fromEqual = (a: number, b: number, k: number): Rational => rational(Math.abs(a * k - b), b * k)

export function oracle(p: Params): Rational {
  const { hits, all } = spins(p)
  return p.ask === 'observed' ? rational(hits, all) : fromEqual(hits, all, p.counts.length)
}

export const wrong = {
  part_part_fraction: (p: Params): Rational => {
    const { hits, all } = spins(p)
    return p.ask === 'observed' ? rational(hits, all - hits) : fromEqual(hits, all - hits, p.counts.length)
  },
  equiprobability: (p: Params): Rational => rational(1, p.counts.length),
  stops_early: (p: Params): Rational => {
    const { hits, all } = spins(p)
    return rational(hits, all)
  },
  slip_off_by_one: (p: Params): Rational => {
    const { hits, all } = spins(p)
    return p.ask === 'observed' ? rational(hits + 1, all) : fromEqual(hits + 1, all, p.counts.length)
  },
}
