import { dividendOf, hasZero, longDivisionLevel } from '../long-division.ts'
import type { Chance } from '../../../chance.ts'
import type { Division } from '../long-division.ts'

export type Params = Division

/** Three digits first, later four, with zeros in the quotient. */
function params(chance: Chance, difficulty: number): Division {
  const large = chance.happens(1.8 * difficulty - 0.4)
  const asked = chance.happens(0.35) ? 'remainder' : 'quotient'
  const divisor = chance.int(3 + Math.round(2 * difficulty), 6 + Math.round(3 * difficulty))
  const [low, high] = large ? [1000, 9900] : [130, 990]
  let quotient = chance.int(Math.ceil(low / divisor), Math.floor(high / divisor))
  if (quotient >= 100 && chance.happens(0.5 * difficulty)) quotient -= 10 * (Math.floor(quotient / 10) % 10)
  return { quotient, divisor, rest: asked === 'remainder' ? chance.int(1, divisor - 1) : 0, asked }
}

function reject(p: Division): string | null {
  if (dividendOf(p) < 100 || dividendOf(p) > 9999) return 'not three or four digits'
  if (p.quotient % 10 === 0 && p.asked === 'quotient') return 'a round quotient'
  return dividendOf(p) % 10 === 0 && p.divisor === 5 && p.asked === 'remainder' ? 'nothing is left' : null
}

/** Divide three- and four-digit numbers by one digit (4.NBT.B.6). */
export const byOneDigit = longDivisionLevel('multi_digit_division_practice/2', {
  params,
  reject,
  load: (p) => 4 * String(dividendOf(p)).length + p.divisor + (hasZero(p) ? 2 : 0),
})
