import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Lists every divisor: each one so far, times each power of the next prime. */
export function oracle(p: Params): Rational {
  let found = [1]
  for (const { prime, exponent } of p.powers) {
    const next: number[] = []
    for (const d of found) for (let e = 0, power = 1; e <= exponent; e++, power *= prime) next.push(d * power)
    found = next
  }
  return whole(new Set(found).size)
}

/** Exponents multiplied as they are; choices added; one divisor left out; prime factors counted. */
export const wrong = {
  stops_early: (p: Params): Rational => whole(p.powers.reduce((n, { exponent }) => n * exponent, 1)),
  wrong_operation: (p: Params): Rational => whole(p.powers.reduce((n, { exponent }) => n + exponent + 1, 0)),
  looks_alike: (p: Params): Rational => whole(p.powers.reduce((n, { exponent }) => n + exponent, 0)),
}
