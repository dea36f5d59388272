import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Every mark as its own measure, compared one by one. */
export function oracle(p: Params): Rational {
  const measures = p.counts.flatMap((n, i) => Array.from({ length: n }, () => p.from + i))
  const place = p.from + p.cut
  return whole(measures.filter((m) => (p.side === 'more' ? m > place : m < place)).length)
}

/** Places counted instead of marks. */
export const wrong = {
  scale_ignored: (p: Params): Rational =>
    whole(p.counts.filter((n, i) => n > 0 && (p.side === 'more' ? i > p.cut : i < p.cut)).length),
}
