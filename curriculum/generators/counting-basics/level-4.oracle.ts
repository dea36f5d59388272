import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-4.ts'

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
