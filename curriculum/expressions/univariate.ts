import {
  divideRationals,
  isZero,
  multiplyRationals,
  negateRational,
  signOfRational,
  subtractRationals,
  whole,
  zero,
} from '../values/rational.ts'
import { divisors, isPerfectSquare, absoluteWhole, lcm } from '../values/whole-numbers.ts'
import type { Rational } from '../values/values.ts'

/** A polynomial in one letter: coefficients, constant first, the last one not zero. */
export type Row = readonly Rational[]

/** The greatest common divisor of two rows, up to a constant factor (Euclid). */
export function commonDivisor(a: Row, b: Row): Row {
  let x: Row = trim(a)
  let y: Row = trim(b)
  while (y.length > 0) [x, y] = [y, division(x, y).rest]
  return x
}

/** What remains of a row when all roots that it shares with another are taken out of it, each as often as it is there. */
export function withoutRootsOf(a: Row, other: Row): Row {
  let left: Row = trim(a)
  for (;;) {
    const shared = commonDivisor(left, other)
    if (left.length < 2 || shared.length < 2) return left
    left = division(left, shared).quotient
  }
}

/** The row with each of its roots once. */
export function withSingleRoots(row: Row): Row {
  const all = trim(row)
  const repeated = commonDivisor(all, derivative(all))
  return repeated.length < 2 ? all : division(all, repeated).quotient
}

/** How many different real roots a row has that is not zero everywhere. Source: theorem of Sturm (1829). */
export function countRealRoots(row: Row): number {
  const chain: Row[] = [trim(row)]
  for (let next: Row = derivative(trim(row)); next.length > 0;) {
    chain.push(next)
    next = division(chain.at(-2) ?? [], next).rest.map(negateRational)
  }
  const changes = (signs: readonly number[]): number => signs.filter((sign, i) => i > 0 && sign !== signs[i - 1]).length
  const signOf = (each: Row): number => signOfRational(each.at(-1) ?? zero)
  const farLeft = chain.map((each) => (each.length % 2 === 0 ? -signOf(each) : signOf(each)))
  return changes(farLeft) - changes(chain.map(signOf))
}

const derivative = (row: Row): Row => row.slice(1).map((c, i) => multiplyRationals(c, whole(i + 1)))

/** Whether a row of degree 1 to 3 with rational coefficients is a product of lower degrees over the rationals. */
export function isReducible(row: Row): boolean {
  const all = trim(row)
  const degree = all.length - 1
  if (degree < 2) return false
  if (isZero(all[0] ?? zero)) return true
  const below = all.reduce((common, c) => lcm(common, c.d), 1n)
  const wholes = all.map((c) => (c.n * below) / c.d)
  const [c = 0n, b = 0n, a = 0n] = wholes
  if (degree === 2) return isPerfectSquare(b * b - 4n * a * c)
  return hasRationalRoot(wholes)
}

/** The rational root theorem; meant for coefficients below 10^9. */
function hasRationalRoot(wholes: readonly bigint[]): boolean {
  const first = absoluteWhole(wholes[0] ?? 0n)
  const last = absoluteWhole(wholes.at(-1) ?? 0n)
  if (first > 10n ** 9n || last > 10n ** 9n) return false
  return divisors(first).some((p) =>
    divisors(last).some((q) =>
      [p, -p].some(
        (top) => wholes.reduceRight((sum, c, k) => sum * top + c * q ** BigInt(wholes.length - 1 - k), 0n) === 0n,
      ),
    ),
  )
}

/** Long division by a row that is not zero. */
function division(a: Row, b: Row): { quotient: Row; rest: Row } {
  let rest = [...a]
  const quotient: Rational[] = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => zero)
  const lead = b.at(-1) ?? zero
  while (rest.length >= b.length) {
    const factor = divideRationals(rest.at(-1) ?? zero, lead)
    const shift = rest.length - b.length
    quotient[shift] = factor
    rest = rest.map((c, i) => (i < shift ? c : subtractRationals(c, multiplyRationals(factor, b[i - shift] ?? zero))))
    rest = trim(rest.slice(0, -1))
  }
  return { quotient, rest }
}

function trim(row: Row): Rational[] {
  let length = row.length
  while (length > 0 && isZero(row[length - 1] ?? zero)) length--
  return row.slice(0, length)
}
