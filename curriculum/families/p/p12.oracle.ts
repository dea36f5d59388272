import { rational, whole } from '../../values/rational.ts'
import type { Params } from './p12.ts'
import type { Rational } from '../../values/values.ts'

/** What comes out when a number goes in. */
function out(p: Params, n: number): number {
  let now = n
  for (let i = 0; i < p.times; i++) {
    now = now * p.factor
    now = now - p.off
  }
  return now
}

/** Tries numbers until the right one comes out at the end. */
export function oracle(p: Params): Rational {
  const wanted = out(p, p.start)
  for (let n = 0; ; n++) if (out(p, n) === wanted) return whole(n)
}

export const wrong = {
  half_way: (p: Params): Rational => whole(out({ ...p, times: 1 }, p.start)),
  order_ignored: (p: Params): Rational =>
    rational(out(p, p.start) + p.off * p.factor, p.times === 2 ? p.factor * p.factor : p.factor * p.factor * p.factor),
  forward_not_back: (p: Params): Rational => whole(out({ ...p, times: p.times + 1 }, p.start)),
  slip_off_by_one: (p: Params): Rational => whole(oracle(p).n + 1n),
}
