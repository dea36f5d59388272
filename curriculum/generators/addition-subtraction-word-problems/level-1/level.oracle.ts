import { whole } from '../../../values/rational.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Acts the story out: things come onto a row or leave it, one at a time. */
export function oracle(p: Params): Rational {
  const row = Array.from({ length: p.start }, () => p.thing)
  for (let i = 0; i < p.change; i++) {
    if (p.joins) row.push(p.thing)
    else row.pop()
  }
  return whole(row.length)
}

export const wrong = {
  keyword_operation: (p: Params): Rational => whole(p.joins ? Math.abs(p.change - p.start) : p.change + p.start),
}
