import { venn } from '../../figures/venn.ts'
import { factorise, gcd, lcm } from '../../values/whole-numbers.ts'
import { range } from '../wrong-answer.ts'
import type { Figure } from '../../values/values.ts'

/** Two numbers and what they have in common: a = g x m and b = g x n, with m and n sharing no factor. */
export interface TwoNumbers {
  readonly a: number
  readonly b: number
}

/** The greatest common factor. */
export function commonFactor({ a, b }: TwoNumbers): number {
  return Number(gcd(BigInt(a), BigInt(b)))
}

/** The least common multiple. */
export function commonMultiple({ a, b }: TwoNumbers): number {
  return Number(lcm(BigInt(a), BigInt(b)))
}

/** Prime factors in ascending order, repeated as often as they occur: 12 gives 2, 2, 3. */
export function primesOf(n: number): number[] {
  return factorise(BigInt(n)).flatMap(({ prime, exponent }) => Array.from({ length: exponent }, () => Number(prime)))
}

/** Prime factors as a product; the number itself when it is prime. */
export function primeProduct(n: number): string {
  return primesOf(n).join(' \\times ')
}

/** The prime factors of both numbers in two circles; the overlap holds the shared ones, or is asked for. `empty`: all is to be found. */
export function primesInCircles(p: TwoNumbers, shared: boolean, empty = false): Figure {
  const g = commonFactor(p)
  const written = (n: number): readonly string[] => primesOf(n).map(String)
  return venn({
    names: [`Prime factors of ${p.a}`, `Prime factors of ${p.b}`],
    isProduct: true,
    first: empty ? null : p.a === g ? '' : written(p.a / g),
    both: shared ? (g === 1 ? '' : written(g)) : null,
    second: empty ? null : p.b === g ? '' : written(p.b / g),
  })
}

/** The factors of a number, ascending. */
export function factorsOf(n: number): number[] {
  return range(1, n).filter((d) => n % d === 0)
}

/** A smaller common factor: the one before the greatest; null when only 1 is smaller. */
export function smallerFactor(p: TwoNumbers): number | null {
  const shared = factorsOf(commonFactor(p)).slice(0, -1)
  const last = shared.at(-1) ?? 1
  return last === 1 ? null : last
}
