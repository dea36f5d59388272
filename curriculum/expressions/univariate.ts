import { divideRationals, isZero, multiplyRationals, subtractRationals, zero } from '../values/rational.ts'
import { divisors, isPerfectSquare, absoluteWhole, lcm } from '../values/whole-numbers.ts'
import type { Rational } from '../values/values.ts'

/** A polynomial in one letter: coefficients, constant first, the last one not zero. */
export type Row = readonly Rational[]

/** The greatest common divisor of two rows, up to a constant factor (Euclid). */
export function commonDivisor(a: Row, b: Row): Row {
  let x: Row = trim(a)
  let y: Row = trim(b)
  while (y.length > 0) [x, y] = [y, remainder(x, y)]
  return x
}

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

function remainder(a: Row, b: Row): Row {
  let rest = [...a]
  const lead = b.at(-1) ?? zero
  while (rest.length >= b.length) {
    const factor = divideRationals(rest.at(-1) ?? zero, lead)
    const shift = rest.length - b.length
    rest = rest.map((c, i) => (i < shift ? c : subtractRationals(c, multiplyRationals(factor, b[i - shift] ?? zero))))
    rest = trim(rest.slice(0, -1))
  }
  return rest
}

function trim(row: Row): Rational[] {
  let length = row.length
  while (length > 0 && isZero(row[length - 1] ?? zero)) length--
  return row.slice(0, length)
}
