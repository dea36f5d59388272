import { whole } from '../../values/rational.ts'
import type { Params } from './k18.ts'
import type { Rational } from '../../values/values.ts'

/** What is left of a start; null when it cannot be halved. */
function leftOf(start: number, halvings: number, extra: number): number | null {
  let at = start
  for (let i = 0; i < halvings; i++) {
    if (at % 2 === 1) return null
    at /= 2
  }
  return at - extra
}

/** Tries every start and plays the story forward. */
function startOf(p: Params, halvings: number, extra = p.extra): number {
  for (let start = 1; start <= 400; start++) if (leftOf(start, halvings, extra) === p.left) return start
  throw new RangeError('no such start')
}

export const oracle = (p: Params): Rational => whole(startOf(p, p.halvings))

export const wrong = {
  half_way: (p: Params): Rational => whole(startOf(p, p.halvings - 1)),
  counted_twice: (p: Params): Rational => whole(startOf(p, p.halvings + 1)),
  surface_operation: (p: Params): Rational => whole(startOf(p, 0) + startOf(p, 0) * p.halvings),
  order_ignored: (p: Params): Rational => whole(startOf(p, p.halvings, 0) + p.extra),
}
