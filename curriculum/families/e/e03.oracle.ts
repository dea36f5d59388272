import { rational, whole } from '../../values/rational.ts'
import type { Params } from './e03.ts'
import type { Rational } from '../../values/values.ts'

/** The rules once more, as what is done with two numbers. */
function done(rule: number, a: number, b: number): number {
  const product = Array.from({ length: b }, () => a).reduce((sum, n) => sum + n, 0)
  if (rule === 0) return product + a
  if (rule === 1) return product - b
  return rule === 2 ? a + a + b : a + b + b + b
}

const front = (p: Params): number => done(p.rule, p.a, p.b)
const end = (p: Params): number => done(p.rule, front(p), p.x)

/** Tries numbers. */
export function oracle(p: Params): Rational {
  for (let x = 0; ; x++) if (done(p.rule, front(p), x) === end(p)) return whole(x)
}

export const wrong = {
  half_way: (p: Params): Rational => whole(front(p)),
  forward_not_back: (p: Params): Rational => whole(end(p) - front(p)),
  order_ignored: (p: Params): Rational => rational(end(p), Math.max(1, front(p))),
  slip_off_by_one: (p: Params): Rational => whole(oracle(p).n + 1n),
}
