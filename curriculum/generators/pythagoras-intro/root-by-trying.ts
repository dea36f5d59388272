import { roundToDecimal } from '../../values/decimal.ts'
import { rational, roundRational, whole } from '../../values/rational.ts'
import type { Decimal, Rational } from '../../values/values.ts'

/** The square root in tenths by trying: the tenths whose square is nearest from below, then rounded on exact twentieths. */
export function rootByTrying(n: number): Rational | Decimal {
  let t = 0
  while ((t + 1) * (t + 1) <= 100 * n) t++
  if (t * t === 100 * n && t % 10 === 0) return whole(t / 10)
  const up = (2 * t + 1) * (2 * t + 1) <= 400 * n
  return roundToDecimal(roundRational(rational(up ? t + 1 : t, 10), 1), 1)
}
