import { dividendOf, hasZero, longDivisionLevel } from '../long-division.ts'
import type { Chance } from '../../../chance.ts'
import type { Division } from '../long-division.ts'

/** Four digits by two at first, then five digits and larger divisors. */
function params(chance: Chance, difficulty: number): Division {
  const large = chance.happens(1.8 * difficulty - 0.4)
  const asked = chance.happens(0.3) ? 'remainder' : 'quotient'
  const divisor = chance.int(12 + Math.round(10 * difficulty), 45 + Math.round(50 * difficulty))
  const [low, high] = large ? [12_000, 98_000] : [2000, 9800]
  let quotient = chance.int(Math.ceil(low / divisor), Math.floor(high / divisor))
  if (quotient >= 100 && chance.happens(0.2 + 0.4 * difficulty)) quotient -= 10 * (Math.floor(quotient / 10) % 10)
  return { quotient, divisor, rest: asked === 'remainder' ? chance.int(1, divisor - 1) : 0, asked }
}

/** Divide large numbers fluently (6.NS.B.2). */
export const largeQuotients = longDivisionLevel('multi_digit_division_practice/4', {
  params,
  reject: (p) =>
    dividendOf(p) > 99_999
      ? 'too large'
      : p.quotient % 10 === 0 && p.asked === 'quotient'
        ? 'a round quotient'
        : p.divisor % 10 === 0
          ? 'a round divisor'
          : null,
  load: (p) => 6 * String(dividendOf(p)).length + p.divisor / 10 + (hasZero(p) ? 1 : 0),
})
