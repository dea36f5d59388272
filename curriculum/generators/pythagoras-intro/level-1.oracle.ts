import { rational, roundRational, whole } from '../../values/rational.ts'
import { roundToDecimal } from '../../values/decimal.ts'
import type { Params } from './level-1.ts'
import type { Decimal, Rational } from '../../values/values.ts'

/** The square root in tenths by trying: the tenths whose square is nearest from below, then rounded on exact twentieths. */
function root(n: number): Rational | Decimal {
  let t = 0
  while ((t + 1) * (t + 1) <= 100 * n) t++
  if (t * t === 100 * n && t % 10 === 0) return whole(t / 10)
  const up = (2 * t + 1) * (2 * t + 1) <= 400 * n
  return roundToDecimal(roundRational(rational(up ? t + 1 : t, 10), 1), 1)
}

export const oracle = (p: Params): Rational | Decimal => root(p.a * p.a + p.b * p.b)

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  pythagoras_add_legs: (p: Params): Rational[] => [whole(p.a + p.b), whole(p.a ** 2 + p.b ** 2)],
  wrong_operation: (p: Params): Rational | Decimal => root(Math.abs(p.a ** 2 - p.b ** 2)),
  looks_alike: (p: Params): Rational => whole(2 * p.a + 2 * p.b),
}
