import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** A bag with as many balls of each value as its chance says; the question is answered by looking at every ball. */
export function oracle(p: Params): Rational {
  const bag = p.parts.flatMap((n, k) => Array.from({ length: n }, () => p.values[k] as number))
  if (p.ask === 'expected')
    return rational(
      bag.reduce((sum, v) => sum + v, 0),
      bag.length,
    )
  const place = p.values[p.i] as number
  return rational(bag.filter((v) => (p.ask === 'missing' ? v === place : v >= place)).length, bag.length)
}
