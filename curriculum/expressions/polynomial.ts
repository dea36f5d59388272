import {
  addRationals,
  divideRationals,
  equalRationals,
  multiplyRationals,
  negateRational,
  one,
  rational,
  whole,
  zero,
} from '../values/rational.ts'
import { factorise, gcd, lcm } from '../values/whole-numbers.ts'
import { countWork } from './work.ts'
import type { Rational } from '../values/values.ts'

/**
 * Exact polynomials with rational coefficients in any letters. Roots of whole numbers take part too: each is written
 * as a product of primes to exponents between 0 and 1, which are independent over the rationals (Besicovitch 1940), so
 * two such sums are equal only when all terms are. i x i becomes -1; pi and e are letters.
 */
export interface Term {
  readonly coefficient: Rational
  /** Letter and exponent > 0, by letter. */
  readonly letters: readonly (readonly [name: string, exponent: number])[]
  /** Prime and exponent in (0, 1), by prime. */
  readonly roots: readonly (readonly [prime: bigint, exponent: Rational])[]
}

/** Terms by their key; no zero coefficients. */
export type Polynomial = ReadonlyMap<string, Term>

/** More terms than this are not multiplied out: RangeError, and the caller compares at points instead. */
const mostTerms = 600
const largestRadicand = 10n ** 9n
const largestIndex = 24

/** The constant a. */
export function constantPolynomial(a: Rational): Polynomial {
  return collect([{ coefficient: a, letters: [], roots: [] }])
}

/** The letter itself. */
export function letterPolynomial(name: string): Polynomial {
  return collect([{ coefficient: one, letters: [[name, 1]], roots: [] }])
}

/**
 * The real root of that index, exactly: sqrt(12) = 2 sqrt(3), cube root of -8 = -2, sqrt(-4) = 2i.
 * Throws RangeError for other even roots of negatives and for numbers too large to factor.
 */
export function rootPolynomial(a: Rational, index: number): Polynomial {
  if (a.n === 0n) return new Map()
  if (index > largestIndex || a.d > largestRadicand) throw new RangeError('too large to take the root exactly')
  const negative = a.n < 0n
  if (negative && index % 2 === 0 && index !== 2) throw new RangeError('no real root')
  const size = negative ? -a.n : a.n
  const radicand = size * a.d ** BigInt(index - 1)
  if (radicand > largestRadicand) throw new RangeError('too large to take the root exactly')
  let outside = rational(negative && index % 2 === 1 ? -1n : 1n, a.d)
  const roots: [bigint, Rational][] = []
  for (const { prime, exponent } of factorise(radicand)) {
    outside = multiplyRationals(outside, whole(prime ** BigInt(Math.floor(exponent / index))))
    if (exponent % index > 0) roots.push([prime, rational(exponent % index, index)])
  }
  return collect([{ coefficient: outside, letters: negative && index === 2 ? [['i', 1]] : [], roots }])
}

/** a + b. */
export function addPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  return collect([...a.values(), ...b.values()])
}

/** factor x a. */
export function scalePolynomial(a: Polynomial, factor: Rational): Polynomial {
  return collect([...a.values()].map((t) => ({ ...t, coefficient: multiplyRationals(t.coefficient, factor) })))
}

/** a x b. Throws RangeError when that has too many terms. */
export function multiplyPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  if (isOne(a)) return b
  if (isOne(b)) return a
  if (a.size * b.size > mostTerms) throw new RangeError('too many terms to multiply out')
  return collect([...a.values()].flatMap((s) => [...b.values()].map((t) => multiplyTerms(s, t))))
}

/** a to a whole exponent >= 0. Throws RangeError when that has too many terms. */
export function powerOfPolynomial(a: Polynomial, exponent: number): Polynomial {
  if (exponent > 60) throw new RangeError('exponent too large to multiply out')
  let product = constantPolynomial(one)
  for (let k = 0; k < exponent; k++) product = multiplyPolynomials(product, a)
  return product
}

/** a = b. */
export function equalPolynomials(a: Polynomial, b: Polynomial): boolean {
  if (a.size !== b.size) return false
  for (const [key, term] of a) {
    const other = b.get(key)
    if (!other || !equalRationals(term.coefficient, other.coefficient)) return false
  }
  return true
}

/** The factor f with b = f x a, or null when there is none. Of two zero polynomials it is 1. */
export function factorBetween(a: Polynomial, b: Polynomial): Rational | null {
  if (a.size !== b.size) return null
  const [first] = a
  if (!first) return one
  const other = b.get(first[0])
  if (!other) return null
  const factor = divideRationals(other.coefficient, first[1].coefficient)
  return equalPolynomials(scalePolynomial(a, factor), b) ? factor : null
}

/** The fraction that a polynomial without letters and roots is, or null. */
export function rationalOfPolynomial(a: Polynomial): Rational | null {
  if (a.size === 0) return zero
  return a.size === 1 ? (a.get('')?.coefficient ?? null) : null
}

/** The letters of a polynomial in alphabetical order, constants pi, e and i left out. */
export function lettersOfPolynomial(a: Polynomial): string[] {
  const names = [...a.values()].flatMap((t) => t.letters.map(([name]) => name))
  return [...new Set(names)].filter((name) => name !== 'pi' && name !== 'e' && name !== 'i').toSorted()
}

/** The sum of exponents of a term. */
export function degreeOfTerm(term: Term): number {
  return term.letters.reduce((sum, [, exponent]) => sum + exponent, 0)
}

/** The highest degree of the terms; 0 for the zero polynomial. */
export function degreeOfPolynomial(a: Polynomial): number {
  return Math.max(0, ...[...a.values()].map(degreeOfTerm))
}

/** The greatest rational g > 0 such that a / g has whole coefficients without common divisor; 1 for the zero polynomial. */
export function contentOf(a: Polynomial): Rational {
  if (a.size === 0) return one
  let above = 0n
  let below = 1n
  for (const { coefficient } of a.values()) {
    above = gcd(above, coefficient.n)
    below = lcm(below, coefficient.d)
  }
  return rational(above, below)
}

/** The coefficients of a polynomial in that one letter, constant first, or null when something else is in it. */
export function coefficientsOf(a: Polynomial, letter: string): Rational[] | null {
  const row: Rational[] = []
  for (const term of a.values()) {
    const [first, ...others] = term.letters
    if (others.length > 0 || term.roots.length > 0 || (first && first[0] !== letter)) return null
    row[first?.[1] ?? 0] = term.coefficient
  }
  return Array.from({ length: Math.max(1, row.length) }, (_, k) => row[k] ?? zero)
}

/** What tells a term from others; the constant term has the key ''. */
export function keyOfTerm(term: Pick<Term, 'letters' | 'roots'>): string {
  if (term.letters.length === 0 && term.roots.length === 0) return ''
  const letters = term.letters.map(([name, exponent]) => `${name}^${exponent}`)
  return [...letters, ...term.roots.map(([prime, exponent]) => `${prime}^${exponent.n}/${exponent.d}`)].join(' ')
}

function collect(terms: readonly Term[]): Polynomial {
  const sums = new Map<string, Term>()
  for (const term of terms) {
    const key = keyOfTerm(term)
    const before = sums.get(key)
    const sum = before ? { ...before, coefficient: addRationals(before.coefficient, term.coefficient) } : term
    countWork(sum.coefficient)
    sums.set(key, sum)
  }
  for (const [key, term] of sums) if (term.coefficient.n === 0n) sums.delete(key)
  return sums
}

function isOne(a: Polynomial): boolean {
  const constant = a.size === 1 ? a.get('')?.coefficient : undefined
  return constant !== undefined && constant.n === 1n && constant.d === 1n
}

function multiplyTerms(a: Term, b: Term): Term {
  let coefficient = multiplyRationals(a.coefficient, b.coefficient)
  // By a number, and of one letter: most of what is multiplied, and nothing of it can join.
  if (b.letters.length === 0 && b.roots.length === 0) return { ...a, coefficient }
  if (a.letters.length === 0 && a.roots.length === 0) return { ...b, coefficient }
  const letters = new Map(a.letters)
  for (const [name, exponent] of b.letters) letters.set(name, (letters.get(name) ?? 0) + exponent)
  const turns = letters.get('i') ?? 0
  if (turns > 1) {
    if (turns % 4 > 1) coefficient = negateRational(coefficient)
    if (turns % 2 === 0) letters.delete('i')
    else letters.set('i', 1)
  }
  const roots = new Map(a.roots)
  for (const [prime, exponent] of b.roots) {
    let sum = addRationals(roots.get(prime) ?? zero, exponent)
    if (sum.n >= sum.d) {
      coefficient = multiplyRationals(coefficient, whole(prime))
      sum = addRationals(sum, whole(-1))
    }
    if (sum.n === 0n) roots.delete(prime)
    else roots.set(prime, sum)
  }
  return {
    coefficient,
    letters: [...letters].toSorted(([s], [t]) => (s < t ? -1 : s > t ? 1 : 0)),
    roots: [...roots].toSorted(([s], [t]) => (s < t ? -1 : 1)),
  }
}
