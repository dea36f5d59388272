import { one, equalRationals } from '../values/rational.ts'
import { gcd, isPrime } from '../values/whole-numbers.ts'
import { algebraicFractionOf, polynomialOf, rationalOf } from './algebraic-fraction.ts'
import { childrenOf, lettersOf } from './build.ts'
import {
  coefficientsOf,
  contentOf,
  degreeOfPolynomial,
  keyOfTerm,
  lettersOfPolynomial,
  type Polynomial,
} from './polynomial.ts'
import { squareFreePart } from '../values/surd.ts'
import { commonDivisor, isReducible } from './univariate.ts'
import type { Node } from '../values/values.ts'

/** Roots of larger numbers are left as they are: factoring them would take long. */
const largestRadicand = 10n ** 9n

/** No product of sums and no power of a sum is left: 2x + 6 and (x + 1)/2 are, 2(x + 3) and (x + 1)^2 are not. */
export function isExpanded(node: Node): boolean {
  if (node.op === 'multiply' && node.args.some(isSum)) return false
  if (node.op === 'power' && isSum(node.left) && rationalOf(node.right)?.d === 1n) return false
  if (node.op === 'negate' && isSum(node.arg)) return false
  return childrenOf(node).every(isExpanded)
}

/** No logarithm of a product, quotient or power with letters is left: 7 log a - log b is apart, log(a^7) and log(a/b) are not. */
export function logarithmsAreApart(node: Node): boolean {
  if (node.op === 'call' && (node.name === 'log' || node.name === 'ln')) {
    const together = ({ op }: Node): boolean => op === 'multiply' || op === 'divide' || op === 'power'
    if (node.args.some((arg) => together(arg) && lettersOf(arg).length > 0)) return false
  }
  return childrenOf(node).every(logarithmsAreApart)
}

/** Every sum has each kind of term once, and every term its number once: 5x + 1, not 2x + 3x + 1 nor 2*3x nor x*x. */
export function likeTermsCollected(node: Node): boolean {
  const terms = termsOf(node)
  const keys = terms.map(kindOfTerm).filter((key) => key !== null)
  if (new Set(keys).size < keys.length) return false
  return terms.every((term) => isOneTerm(term))
}

/** Every fraction of whole numbers is in lowest terms, and above and below of every other have no common factor. */
export function isLowestTerms(node: Node): boolean {
  if (node.op === 'divide' && !isReduced(node.left, node.right)) return false
  return childrenOf(node).every(isLowestTerms)
}

/** Every root is of a square-free (for higher roots: power-free) whole number, none is below a fraction line. */
export function isSimplestRadical(node: Node): boolean {
  if (node.op === 'divide' && holdsRoot(node.right)) return false
  if (node.op === 'power' && holdsRoot(node.left)) return false
  if (node.op === 'multiply' && node.args.filter(isNumberRoot).length > 1) return false
  const arg = rootArgument(node)
  if (arg) {
    const value = rationalOf(arg)
    if (value && (value.d !== 1n || value.n <= 1n)) return false
    if (value && value.n <= largestRadicand && isSquareRoot(node) && squareFreePart(value.n).outside !== 1n)
      return false
    if (value && rationalOf(node)) return false
  }
  return childrenOf(node).every(isSimplestRadical)
}

/**
 * A product (or a power) whose factors cannot be split further over the rationals and have no common number left in
 * them. With a reference, at least as many factors with letters as the reference has.
 */
export function isFactored(node: Node, reference?: Node): boolean {
  const factors = factorsOf(node)
  const withLetters = factors.filter(({ base }) => lettersOf(base).length > 0)
  const count = withLetters.reduce((sum, { times }) => sum + times, 0)
  if (
    reference &&
    count < factorsOf(reference).reduce((sum, it) => sum + (lettersOf(it.base).length > 0 ? it.times : 0), 0)
  ) {
    return false
  }
  return withLetters.every(({ base }) => {
    const polynomial = polynomialOf(base)
    return !polynomial || isIrreducible(polynomial)
  })
}

/** Only prime numbers, multiplied or raised to whole powers: 2^3 x 3^2 and 2 x 2 x 3 are, 8 x 9 and 72 are not. */
export function isProductOfPrimes(node: Node): boolean {
  if (node.op === 'number') return node.value.d === 1n && isPrime(node.value.n)
  if (node.op === 'multiply') return node.args.every(isProductOfPrimes)
  if (node.op !== 'power') return false
  const exponent = rationalOf(node.right)
  return exponent !== null && exponent.d === 1n && exponent.n > 0n && isProductOfPrimes(node.left)
}

/** Every power of a letter or number once in its product, with an exponent that is not below 1: not x*x^2, x^-2 or x^0. */
export function powersAreOnce(node: Node): boolean {
  if (node.op === 'power') {
    const exponent = rationalOf(node.right)
    if (exponent && exponent.n <= 0n) return false
    if (node.left.op === 'power') return false
  }
  const bases = node.op === 'multiply' || node.op === 'divide' ? basesOf(node) : []
  if (new Set(bases).size < bases.length) return false
  return childrenOf(node).every(powersAreOnce)
}

function basesOf(node: Node): string[] {
  if (node.op === 'multiply') return node.args.flatMap(basesOf)
  if (node.op === 'divide') return [...basesOf(node.left), ...basesOf(node.right)]
  if (node.op === 'negate') return basesOf(node.arg)
  const base = node.op === 'power' ? node.left : node
  if (base.op === 'symbol') return [base.name]
  return base.op === 'number' && node.op === 'power' ? [`${base.value.n}/${base.value.d}`] : []
}

/** One real term and one term with i, or one of the two, perhaps over one number: 3 - 2i, (5 + i)/2; not i^3 nor -1(5 + i). */
export function isRectangular(node: Node): boolean {
  const terms = termsOf(node.op === 'divide' && !holdsLetterI(node.right) ? node.left : node)
  const imaginary = terms.filter(holdsLetterI)
  return terms.length - imaginary.length <= 1 && imaginary.length <= 1 && imaginary.every(isTimesI)
}

function isTimesI(term: Node): boolean {
  if (term.op === 'symbol') return true
  if (term.op === 'negate') return isTimesI(term.arg)
  if (term.op === 'divide') return !holdsLetterI(term.right) && isTimesI(term.left)
  if (term.op !== 'multiply') return false
  const withI = term.args.filter(holdsLetterI)
  return withI.length === 1 && withI.every(isTimesI)
}

function holdsLetterI(node: Node): boolean {
  return node.op === 'symbol' ? node.name === 'i' : childrenOf(node).some(holdsLetterI)
}

/** No factor 1 and no exponent 1: x, not 1x, x*1 or x^1. */
export function hasNoNeedlessOne(node: Node): boolean {
  if (node.op === 'multiply' && node.args.some(isOne)) return false
  if (node.op === 'power' && isOne(node.right)) return false
  return childrenOf(node).every(hasNoNeedlessOne)
}

/** Any letter, number or root stands alone; nothing is left to work out in a constant. */
export function isWorkedOut(node: Node): boolean {
  if (lettersOf(node).length > 0) return childrenOf(node).every(isWorkedOut)
  if (node.op === 'number' || node.op === 'symbol') return true
  if (node.op === 'negate') return isWorkedOut(node.arg)
  if (node.op === 'divide' && isSignedNumber(node.left) && isSignedNumber(node.right)) return true
  return rationalOf(node) === null
}

function isSignedNumber(node: Node): boolean {
  return node.op === 'number' || (node.op === 'negate' && node.arg.op === 'number')
}

function isOne(node: Node): boolean {
  return node.op === 'number' && equalRationals(node.value, one)
}

function isSum(node: Node): boolean {
  return node.op === 'add' || node.op === 'subtract'
}

function termsOf(node: Node): Node[] {
  if (node.op === 'add') return node.args.flatMap(termsOf)
  if (node.op === 'subtract') return [...termsOf(node.left), ...termsOf(node.right)]
  return [node.op === 'negate' ? node.arg : node]
}

/** Two terms of the same kind can be added: the key of the one polynomial term that it is, or null. */
function kindOfTerm(term: Node): string | null {
  const it = algebraicFractionOf(term)
  if (!it || it.top.size !== 1) return null
  const [top] = it.top.values()
  if (!top) return null
  return `${keyOfTerm(top)} / ${[...it.bottom.keys()].join(' + ')}`
}

function isOneTerm(term: Node): boolean {
  const factors = flatFactors(term)
  if (factors.filter((f) => f.op === 'number').length > 1) return false
  if (factors.some(isPowerOfProduct)) return false
  const bases = factors.map((f) => (f.op === 'power' ? f.left : f)).filter((f) => f.op === 'symbol')
  return new Set(bases.map((f) => f.name)).size === bases.length
}

/** (2x)^3, (a^2)^3 and (x*y)^2, which can be written as one term without brackets. */
function isPowerOfProduct(node: Node): boolean {
  if (node.op !== 'power' || lettersOf(node.left).length === 0 || rationalOf(node.right)?.d !== 1n) return false
  return node.left.op === 'power' || node.left.op === 'multiply' || node.left.op === 'negate'
}

function flatFactors(node: Node): Node[] {
  if (node.op === 'multiply') return node.args.flatMap(flatFactors)
  if (node.op === 'negate') return flatFactors(node.arg)
  return [node]
}

function isReduced(above: Node, below: Node): boolean {
  const top = polynomialOf(above)
  const bottom = polynomialOf(below)
  if (!top || !bottom) return true
  const [a, b] = [contentOf(top), contentOf(bottom)]
  if (b.d !== 1n || a.d !== 1n || equalOne(bottom)) return false
  if (gcd(a.n, b.n) !== 1n) return false
  const letters = lettersOfPolynomial(bottom)
  if (letters.length === 0) return true
  return letters.every((letter) => {
    const [x, y] = [coefficientsOf(top, letter), coefficientsOf(bottom, letter)]
    return x && y ? commonDivisor(x, y).length <= 1 : !(dividesAll(top, letter) && dividesAll(bottom, letter))
  })
}

function equalOne(a: Polynomial): boolean {
  const only = a.size === 1 ? a.get('') : undefined
  return only !== undefined && equalRationals(only.coefficient, one)
}

function dividesAll(a: Polynomial, letter: string): boolean {
  return [...a.values()].every((term) => term.letters.some(([name]) => name === letter))
}

function rootArgument(node: Node): Node | null {
  if (node.op === 'root') return node.arg
  const exponent = node.op === 'power' && lettersOf(node).length === 0 ? rationalOf(node.right) : null
  return exponent && exponent.d !== 1n && node.op === 'power' ? node.left : null
}

function isSquareRoot(node: Node): boolean {
  return node.op === 'root' ? node.index === 2 : node.op === 'power' && rationalOf(node.right)?.d === 2n
}

function isNumberRoot(node: Node): boolean {
  return node.op === 'root' && lettersOf(node.arg).length === 0
}

function holdsRoot(node: Node): boolean {
  return isNumberRoot(node) || childrenOf(node).some(holdsRoot)
}

function factorsOf(node: Node): { base: Node; times: number }[] {
  if (node.op === 'multiply') return node.args.flatMap(factorsOf)
  if (node.op === 'negate') return factorsOf(node.arg)
  if (node.op === 'divide' && lettersOf(node.right).length === 0) return factorsOf(node.left)
  if (node.op === 'power') {
    const exponent = rationalOf(node.right)
    if (exponent?.d === 1n && exponent.n > 0n) {
      return factorsOf(node.left).map(({ base, times }) => ({ base, times: times * Number(exponent.n) }))
    }
  }
  return [{ base: node, times: 1 }]
}

function isIrreducible(factor: Polynomial): boolean {
  const content = contentOf(factor)
  if (content.n !== 1n && factor.size > 1) return false
  const letters = lettersOfPolynomial(factor)
  if (factor.size > 1 && letters.some((letter) => dividesAll(factor, letter))) return false
  const [letter] = letters
  const row = letter !== undefined && letters.length === 1 ? coefficientsOf(factor, letter) : null
  return row && factor.size > 1 ? !isReducible(row) : degreeOfPolynomial(factor) < 20
}
