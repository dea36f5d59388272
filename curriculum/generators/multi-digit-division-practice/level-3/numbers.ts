import { dividendOf, hasZero, longDivisionLevel } from '../long-division.ts'
import type { Chance } from '../../../chance.ts'
import type { Division } from '../long-division.ts'

export type Params = Division

/** Three-digit numbers by small two-digit numbers at first, then four digits and zeros in the quotient. */
function params(chance: Chance, difficulty: number): Division {
  const large = chance.happens(1.8 * difficulty - 0.4)
  const asked = chance.happens(0.3) ? 'remainder' : 'quotient'
  const divisor = chance.int(11 + Math.round(8 * difficulty), 24 + Math.round(50 * difficulty))
  const [low, high] = large ? [1000, 9800] : [200, 990]
  let quotient = chance.int(Math.max(11, Math.ceil(low / divisor)), Math.max(12, Math.floor(high / divisor)))
  if (quotient >= 100 && chance.happens(0.5 * difficulty)) quotient -= 10 * (Math.floor(quotient / 10) % 10)
  return { quotient, divisor, rest: asked === 'remainder' ? chance.int(1, divisor - 1) : 0, asked }
}

/** Divide by a two-digit number (5.NBT.B.6). */
export const byTwoDigits = longDivisionLevel('multi_digit_division_practice/3', {
  params,
  reject: (p) =>
    dividendOf(p) > 9999
      ? 'too large'
      : p.quotient % 10 === 0 && p.asked === 'quotient'
        ? 'a round quotient'
        : p.divisor % 10 === 0
          ? 'a round divisor'
          : null,
  load: (p) => 6 * String(dividendOf(p)).length + p.divisor / 10 + (hasZero(p) ? 2 : 0),
})
