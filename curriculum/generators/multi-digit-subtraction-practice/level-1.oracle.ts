import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Counts back one by one. */
export function oracle(p: Params): Rational {
  if (p.kind === 'missing') {
    let taken = 0
    while (p.top - taken !== p.top - p.bottom) taken++
    return whole(taken)
  }
  let at = p.top
  for (let i = 0; i < p.bottom; i++) at--
  return whole(at)
}

export const wrong = {
  wrong_operation: (p: Params): Rational => whole(p.kind === 'missing' ? 2 * p.top - p.bottom : p.bottom + p.top),
}
