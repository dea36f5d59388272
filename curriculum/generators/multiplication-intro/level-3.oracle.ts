import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Writes the sum out as a text and reads it. */
export function oracle(p: Params): Rational {
  const sum = Array.from({ length: p.groups }, () => String(p.size)).join('+')
  const terms = sum.split('+').map(Number)
  if (p.asked === 'groups') return whole(terms.length)
  if (p.asked === 'size') return whole(terms[0] ?? 0)
  return whole(terms.reduce((a, b) => a + b, 0))
}

/** Factors added, a group too many or too few, the total instead of a factor. */
export const wrong = {
  times_as_plus: (p: Params): Rational => whole(p.size + p.groups),
  zero_identity_mixup: (p: Params): Rational => whole(p.groups + 1),
  slip_off_by_one: (p: Params): Rational[] =>
    p.asked === 'total'
      ? [-1, 1].map((d) => whole((p.groups + d) * p.size))
      : [whole((p.asked === 'groups' ? p.groups : p.size) + 1)],
  stops_early: (p: Params): Rational => whole(p.size * p.groups),
}
