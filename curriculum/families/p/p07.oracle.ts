import { rational } from '../../values/rational.ts'
import type { Params } from './p07.ts'
import type { Rational } from '../../values/values.ts'

/** Adds the terms exactly, one after the other. */
function added({ start, step, terms }: Params): Rational {
  let sum = rational(0)
  for (let i = 0, at = start; i < terms; i++, at += step) {
    const below = BigInt(at) * BigInt(at + step)
    sum = rational(sum.n * below + sum.d, sum.d * below)
  }
  return sum
}

/** The sum, term by term. */
export const oracle = (p: Params): Rational => added(p)

export const wrong = {
  last_case_missed: (p: Params): Rational => added({ ...p, terms: p.terms - 1 }),
  half_way: (p: Params): Rational =>
    p.step === 1 ? rational(1, p.start + p.terms) : rational(added(p).n * BigInt(p.step), added(p).d),
  surface_operation: (p: Params): Rational =>
    rational(BigInt(p.terms) * added({ ...p, terms: 1 }).n, added({ ...p, terms: 1 }).d),
  quick_answer: (p: Params): Rational => rational(1, p.step * p.start),
}
