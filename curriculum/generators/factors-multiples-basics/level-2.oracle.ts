import { whole } from '../../values/rational.ts'
import { range } from '../wrong-answer.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** Goes through the shown numbers and counts up by k to each. */
export function oracle(p: Params): Rational {
  const shown = [p.k * p.times + p.off[0], p.k * p.times + p.off[1], p.k * p.times]
  const met = shown.filter((n) => {
    let at = 0
    while (at < n) at += p.k
    return at === n
  })
  if (met.length !== 1) throw new RangeError('not exactly one multiple')
  return whole(met[0] ?? 0)
}

export const wrong = {
  factor_multiple_swap: (p: Params): Rational[] =>
    range(1, p.k - 1)
      .filter((d) => Number.isInteger(p.k / d))
      .map((d) => whole(d)),
}
