import {
  addRationals,
  divideRationals,
  isZero,
  multiplyRationals,
  negateRational,
  toNumber,
  whole,
  zero,
} from './rational.ts'
import { absoluteWhole, factorise } from './whole-numbers.ts'
import type { Rational, Surd } from './values.ts'

type Term = { readonly coefficient: Rational; readonly radicand: bigint }

/** n = outside^2 x inside with inside square-free. Throws RangeError for n < 1. */
export function squareFreePart(n: bigint): { outside: bigint; inside: bigint } {
  if (n < 1n) throw new RangeError(`no real square root of ${n} to simplify`)
  let outside = 1n
  let inside = 1n
  for (const { prime, exponent } of factorise(n)) {
    outside *= prime ** BigInt(Math.floor(exponent / 2))
    if (exponent % 2 === 1) inside *= prime
  }
  return { outside, inside }
}

/** The normalised sum of coefficient x sqrt(radicand): square-free, like radicands joined, ascending, no zero terms. */
export function surd(terms: readonly Term[]): Surd {
  const byRadicand = new Map<bigint, Rational>()
  for (const { coefficient, radicand } of terms) {
    if (radicand === 0n || isZero(coefficient)) continue
    const { outside, inside } = squareFreePart(radicand)
    const more = multiplyRationals(coefficient, whole(outside))
    byRadicand.set(inside, addRationals(byRadicand.get(inside) ?? zero, more))
  }
  const kept = [...byRadicand].filter(([, coefficient]) => !isZero(coefficient))
  kept.sort(([a], [b]) => (a < b ? -1 : 1))
  return { kind: 'surd', terms: kept.map(([radicand, coefficient]) => ({ coefficient, radicand })) }
}

/** coefficient x sqrt(n), simplified: rootOf(12) = 2 sqrt(3). Throws RangeError for n < 0. */
export function rootOf(n: bigint | number, coefficient: Rational = whole(1)): Surd {
  return surd([{ coefficient, radicand: BigInt(n) }])
}

/** A fraction as a surd. */
export function surdFromRational(a: Rational): Surd {
  return surd([{ coefficient: a, radicand: 1n }])
}

/** a + b. */
export function addSurds(a: Surd, b: Surd): Surd {
  return surd([...a.terms, ...b.terms])
}

/** -a. */
export function negateSurd(a: Surd): Surd {
  return { kind: 'surd', terms: a.terms.map((t) => ({ ...t, coefficient: negateRational(t.coefficient) })) }
}

/** a x b. */
export function multiplySurds(a: Surd, b: Surd): Surd {
  return surd(
    a.terms.flatMap((s) =>
      b.terms.map((t) => ({
        coefficient: multiplyRationals(s.coefficient, t.coefficient),
        radicand: s.radicand * t.radicand,
      })),
    ),
  )
}

/** a / b without a root below, for b of one or two terms. Throws RangeError for b = 0 or more terms. */
export function divideSurds(a: Surd, b: Surd): Surd {
  const [first, second] = b.terms
  if (!first || b.terms.length > 2) throw new RangeError('can divide by one or two terms, not by 0')
  if (!second) {
    const below = multiplyRationals(first.coefficient, whole(first.radicand))
    const above = multiplySurds(a, surd([{ coefficient: whole(1), radicand: first.radicand }]))
    return surd(above.terms.map((t) => ({ ...t, coefficient: divideRationals(t.coefficient, below) })))
  }
  const conjugate = surd([first, { ...second, coefficient: negateRational(second.coefficient) }])
  const below = rationalFromSurd(multiplySurds(b, conjugate))
  if (!below) throw new RangeError('denominator could not be rationalised')
  return surd(
    multiplySurds(a, conjugate).terms.map((t) => ({ ...t, coefficient: divideRationals(t.coefficient, below) })),
  )
}

/** The fraction that a surd without roots is, or null. */
export function rationalFromSurd(a: Surd): Rational | null {
  const [first, ...rest] = a.terms
  if (!first) return zero
  return rest.length === 0 && first.radicand === 1n ? first.coefficient : null
}

/** a = 0. */
export function isZeroSurd(a: Surd): boolean {
  return a.terms.length === 0
}

/** The floating value, to draw only. */
export function surdToNumber(a: Surd): number {
  return a.terms.reduce((sum, t) => sum + toNumber(t.coefficient) * Math.sqrt(Number(absoluteWhole(t.radicand))), 0)
}
