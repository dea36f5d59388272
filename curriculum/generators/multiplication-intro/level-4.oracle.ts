import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Lays the array out cell by cell, then turns it, cuts it, or counts it. */
export function oracle(p: Params): Rational {
  const grid = Array.from({ length: p.rows }, () => Array.from({ length: p.columns }, () => 1))
  if (p.task === 'turn') return whole((grid[0] ?? []).map((_, i) => grid.map((row) => row[i])).at(0)?.length ?? 0)
  if (p.task === 'split') return whole((grid[0] ?? []).slice(p.part).length)
  return whole(grid.flat().length)
}

export const wrong = { times_as_plus: (p: Params): Rational => whole(p.columns + p.rows) }
