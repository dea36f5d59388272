import {
  equalRationals,
  isWhole,
  multiplyRationals,
  one,
  powerOfRational,
  reciprocalOfRational,
  whole,
  zero,
} from '../values/rational.ts'
import {
  addPolynomials,
  constantPolynomial,
  equalPolynomials,
  letterPolynomial,
  multiplyPolynomials,
  powerOfPolynomial,
  rationalOfPolynomial,
  rootPolynomial,
  scalePolynomial,
  type Polynomial,
} from './polynomial.ts'
import type { Node, Rational } from '../values/values.ts'

/** One polynomial over another; the lower one is not zero. */
export interface AlgebraicFraction {
  readonly top: Polynomial
  readonly bottom: Polynomial
}

const unit = constantPolynomial(one)

/**
 * The tree as one exact fraction of polynomials, or null when it holds a function, an absolute value of letters, a
 * letter in an exponent or under a root, a division by zero, or is too large to multiply out.
 */
export function algebraicFractionOf(node: Node): AlgebraicFraction | null {
  try {
    return fraction(node)
  } catch (problem) {
    if (problem instanceof RangeError) return null
    throw problem
  }
}

/** The tree as an exact polynomial, or null when it is none (see `algebraicFractionOf`) or has letters below the line. */
export function polynomialOf(node: Node): Polynomial | null {
  const it = algebraicFractionOf(node)
  if (!it) return null
  return equalPolynomials(it.bottom, unit) ? it.top : null
}

/** The exact fraction that the tree is worth, or null: 2 + 1/3, sqrt(9), 2^-3, but not sqrt(2). */
export function rationalOf(node: Node): Rational | null {
  const it = algebraicFractionOf(node)
  if (!it) return null
  const top = rationalOfPolynomial(it.top)
  const bottom = rationalOfPolynomial(it.bottom)
  return top && bottom ? multiplyRationals(top, reciprocalOfRational(bottom)) : null
}

/** a = b as rational functions (where both are defined). */
export function equalAlgebraicFractions(a: AlgebraicFraction, b: AlgebraicFraction): boolean {
  if (equalPolynomials(a.bottom, b.bottom)) return equalPolynomials(a.top, b.top)
  return equalPolynomials(multiplyPolynomials(a.top, b.bottom), multiplyPolynomials(b.top, a.bottom))
}

/** a - b. Throws RangeError when that has too many terms. */
export function subtractAlgebraicFractions(a: AlgebraicFraction, b: AlgebraicFraction): AlgebraicFraction {
  return add(a, { top: scalePolynomial(b.top, whole(-1)), bottom: b.bottom })
}

/** a / b. Throws RangeError when b is zero or the result has too many terms. */
export function divideAlgebraicFractions(a: AlgebraicFraction, b: AlgebraicFraction): AlgebraicFraction {
  return tidy(multiplyPolynomials(a.top, b.bottom), multiplyPolynomials(a.bottom, b.top))
}

function fraction(node: Node): AlgebraicFraction {
  switch (node.op) {
    case 'number':
      return { top: constantPolynomial(node.value), bottom: unit }
    case 'symbol':
      return { top: letterPolynomial(node.name), bottom: unit }
    case 'add':
      return node.args.map(fraction).reduce(add, { top: constantPolynomial(zero), bottom: unit })
    case 'multiply':
      return node.args.map(fraction).reduce(multiply, { top: unit, bottom: unit })
    case 'subtract':
      return subtractAlgebraicFractions(fraction(node.left), fraction(node.right))
    case 'divide':
      return divideAlgebraicFractions(fraction(node.left), fraction(node.right))
    case 'negate':
      return multiply({ top: constantPolynomial(whole(-1)), bottom: unit }, fraction(node.arg))
    case 'power':
      return power(fraction(node.left), rationalOf(node.right))
    case 'root':
      return { top: rootPolynomial(constant(fraction(node.arg)), node.index), bottom: unit }
    case 'absolute': {
      const value = constant(fraction(node.arg))
      return { top: constantPolynomial(value.n < 0n ? multiplyRationals(value, whole(-1)) : value), bottom: unit }
    }
    case 'call':
      throw new RangeError('a function is not a polynomial')
  }
}

function constant(a: AlgebraicFraction): Rational {
  const top = rationalOfPolynomial(a.top)
  const bottom = rationalOfPolynomial(a.bottom)
  if (!top || !bottom) throw new RangeError('not a constant')
  return multiplyRationals(top, reciprocalOfRational(bottom))
}

function add(a: AlgebraicFraction, b: AlgebraicFraction): AlgebraicFraction {
  if (equalPolynomials(a.bottom, b.bottom)) return { top: addPolynomials(a.top, b.top), bottom: a.bottom }
  const top = addPolynomials(multiplyPolynomials(a.top, b.bottom), multiplyPolynomials(b.top, a.bottom))
  return tidy(top, multiplyPolynomials(a.bottom, b.bottom))
}

function multiply(a: AlgebraicFraction, b: AlgebraicFraction): AlgebraicFraction {
  return tidy(multiplyPolynomials(a.top, b.top), multiplyPolynomials(a.bottom, b.bottom))
}

function power(base: AlgebraicFraction, exponent: Rational | null): AlgebraicFraction {
  if (!exponent) throw new RangeError('an exponent with letters')
  const size = Number(exponent.n < 0n ? -exponent.n : exponent.n)
  const upright = exponent.n < 0n ? divideAlgebraicFractions({ top: unit, bottom: unit }, base) : base
  const value = isWhole(exponent) ? rationalOfPolynomial(upright.top) : null
  if (value && rationalOfPolynomial(upright.bottom)) return powerOfConstant(constant(upright), size)
  if (isWhole(exponent)) {
    return tidy(powerOfPolynomial(upright.top, size), powerOfPolynomial(upright.bottom, size))
  }
  const rooted = rootPolynomial(constant(upright), Number(exponent.d))
  return { top: powerOfPolynomial(rooted, size), bottom: unit }
}

/** Raises RangeError when the result would have more than some thousand digits. */
function powerOfConstant(base: Rational, exponent: number): AlgebraicFraction {
  const length = base.n.toString().length + base.d.toString().length
  if (exponent * length > 4000) throw new RangeError('too large to work out exactly')
  return { top: constantPolynomial(powerOfRational(base, exponent)), bottom: unit }
}

/** Divides by a lower polynomial that is one number. Throws RangeError when it is zero. */
function tidy(top: Polynomial, bottom: Polynomial): AlgebraicFraction {
  if (bottom.size === 0) throw new RangeError('division by zero')
  const value = rationalOfPolynomial(bottom)
  if (!value) return { top, bottom }
  return { top: equalRationals(value, one) ? top : scalePolynomial(top, reciprocalOfRational(value)), bottom: unit }
}
