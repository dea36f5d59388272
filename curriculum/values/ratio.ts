import { divideRationals, equalRationals, isZero, multiplyRationals, rational, whole } from './rational.ts'
import { gcd, lcm } from './whole-numbers.ts'
import type { Ratio, Rational } from './values.ts'

/** a : b : ... with at least two parts, not all 0 (RangeError). Kept as given: simplifying is a verb. */
export function ratio(...parts: readonly (Rational | number)[]): Ratio {
  const all = parts.map((p) => (typeof p === 'number' ? whole(p) : p))
  if (all.length < 2 || all.every(isZero)) throw new RangeError('a ratio needs two parts, not all 0')
  return { kind: 'ratio', parts: all }
}

/** The same ratio in whole parts without common divisor. */
export function simplestRatio(a: Ratio): Ratio {
  const below = a.parts.reduce((all, p) => lcm(all, p.d), 1n)
  const wholes = a.parts.map((p) => (p.n * below) / p.d)
  const common = wholes.reduce(gcd, 0n)
  return { kind: 'ratio', parts: wholes.map((n) => rational(n / common)) }
}

/** True when the parts are whole without common divisor. */
export function isSimplestRatio(a: Ratio): boolean {
  return a.parts.every((p) => p.d === 1n) && a.parts.reduce((all, p) => gcd(all, p.n), 0n) === 1n
}

/** a and b have as many parts, in proportion and in the same order: 2:4 = 1:2. */
export function equalRatios(a: Ratio, b: Ratio): boolean {
  if (a.parts.length !== b.parts.length) return false
  const pivot = a.parts.findIndex((p) => !isZero(p))
  const [from, to] = [a.parts[pivot], b.parts[pivot]]
  if (!from || !to || isZero(to)) return false
  const factor = divideRationals(to, from)
  return a.parts.every((p, i) => equalRationals(multiplyRationals(p, factor), b.parts[i] as Rational)) && factor.n > 0n
}
