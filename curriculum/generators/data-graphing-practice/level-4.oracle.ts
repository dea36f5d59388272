import { addRationals, rational, subtractRationals, whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

const eighth = rational(1, 8)

/** Walks along the line in eighths: from 0 to the last mark, then back or on by the first. */
function walked(p: Params): Rational {
  let at = whole(0)
  const last = p.from + p.counts.length - 1
  for (let i = 0; i < last; i++) at = addRationals(at, eighth)
  for (let i = 0; i < p.from; i++)
    at = p.ask === 'difference' ? subtractRationals(at, eighth) : addRationals(at, eighth)
  return at
}

export function oracle(p: Params): Rational {
  return walked(p)
}

/** Steps taken for whole units; and the other operation. */
export const wrong = {
  scale_ignored: (p: Params): Rational => whole(walked(p).n * (8n / walked(p).d)),
  wrong_operation: (p: Params): Rational => walked({ ...p, ask: p.ask === 'difference' ? 'sum' : 'difference' }),
}
