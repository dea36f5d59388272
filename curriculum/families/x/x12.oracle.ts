import { whole } from '../../values/rational.ts'
import type { Params } from './x12.ts'
import type { Rational } from '../../values/values.ts'

/** Goes through whole x until the inside is right. */
function found(p: Params): number {
  const wanted = p.x * p.a + p.b
  for (let x = -50; x <= 50; x++) if (x * p.a + p.b === wanted) return x
  throw new RangeError('no x fits')
}

const out = (p: Params, x: number): number => p.d + x * p.c

/** The right side at the x that is found. */
export const oracle = (p: Params): Rational => whole(out(p, found(p)))

const into = (p: Params): number => p.b + found(p) * p.a

export const wrong = {
  quick_answer: (p: Params): Rational => whole(out(p, into(p))),
  half_way: (p: Params): Rational => whole(found(p)),
  forward_not_back: (p: Params): Rational => whole(out(p, p.b + into(p) * p.a)),
  wrong_operation: (p: Params): Rational => whole(out(p, found(p)) + into(p)),
}
