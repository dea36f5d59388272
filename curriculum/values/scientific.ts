import {
  absoluteRational,
  compareRationals,
  divideRationals,
  isZero,
  multiplyRationals,
  one,
  powerOfRational,
  whole,
} from './rational.ts'
import type { Rational, Scientific } from './values.ts'

const ten = whole(10)

/** coefficient x 10^exponent. Throws RangeError unless 1 <= |coefficient| < 10. */
export function scientific(coefficient: Rational, exponent: number): Scientific {
  if (!isScientificCoefficient(coefficient))
    throw new RangeError('the coefficient must be from 1 up to, not including, 10')
  return { kind: 'scientific', coefficient, exponent }
}

/** 1 <= |a| < 10. */
export function isScientificCoefficient(a: Rational): boolean {
  const size = absoluteRational(a)
  return compareRationals(size, one) >= 0 && compareRationals(size, ten) < 0
}

/** The scientific form of any number but 0 (RangeError). */
export function scientificFrom(a: Rational): Scientific {
  if (isZero(a)) throw new RangeError('0 has no scientific form')
  let coefficient = a
  let exponent = 0
  for (; compareRationals(absoluteRational(coefficient), ten) >= 0; exponent++)
    coefficient = divideRationals(coefficient, ten)
  for (; compareRationals(absoluteRational(coefficient), one) < 0; exponent--)
    coefficient = multiplyRationals(coefficient, ten)
  return { kind: 'scientific', coefficient, exponent }
}

/** The number written out. */
export function rationalFromScientific(a: Scientific): Rational {
  return multiplyRationals(a.coefficient, powerOfRational(ten, a.exponent))
}
