import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-9.ts'

/** Walks along the line, unit by unit. */
export function oracle(p: Params): Rational {
  let at = 0
  for (let i = 0; i < p.start; i++) at++
  for (let i = 0; i < Math.abs(p.change); i++) at += p.change > 0 ? 1 : -1
  return whole(at)
}

export const wrong = {
  wrong_operation: (p: Params): Rational => oracle({ ...p, change: -p.change }),
  count_marks_number_line: (p: Params): Rational =>
    oracle({ ...p, change: p.change > 0 ? p.change - 1 : p.change + 1 }),
}
