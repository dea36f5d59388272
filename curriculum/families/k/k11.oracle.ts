import { whole } from '../../values/rational.ts'
import type { Params } from './k11.ts'
import type { Rational } from '../../values/values.ts'

const hasDigits = (n: number, p: Params): boolean => [...String(n)].every((digit) => p.cards.includes(Number(digit)))

/** Looks at every number from 11 to 99. */
function numbers(p: Params, isWanted: (n: number) => boolean): number[] {
  const found: number[] = []
  for (let n = 11; n <= 99; n++) if (hasDigits(n, p) && isWanted(n)) found.push(n)
  return found
}

const isTwoCards = (n: number): boolean => n % 11 !== 0
const limit = ({ tens }: Params): number => 10 * tens

export const oracle = (p: Params): Rational => whole(numbers(p, (n) => isTwoCards(n) && n > limit(p)).length)

export const wrong = {
  condition_dropped: (p: Params): Rational => whole(numbers(p, isTwoCards).length),
  half_way: (p: Params): Rational =>
    whole(new Set(numbers(p, (n) => n > limit(p)).map((n) => Math.floor(n / 10))).size),
  counted_twice: (p: Params): Rational => whole(numbers(p, (n) => n > limit(p)).length),
  last_case_missed: (p: Params): Rational => whole(numbers(p, (n) => isTwoCards(n) && n > limit(p)).slice(1).length),
}
