import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Fills one group after another and watches what is left. */
export function oracle(p: Params): Rational {
  let [left, groups] = [p.all, 0]
  while (left >= p.size) {
    left -= p.size
    groups++
  }
  if (p.kind === 'rest') return whole(left)
  return whole(p.kind === 'enough' && left > 0 ? groups + 1 : groups)
}

export const wrong = {
  remainder_ignored: (p: Params): Rational => oracle({ ...p, kind: 'full' }),
  keyword_operation: (p: Params): Rational => whole(p.all - p.size),
}
