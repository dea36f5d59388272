import {
  addRationals,
  divideRationals,
  multiplyRationals,
  negateRational,
  subtractRationals,
  zero,
} from './rational.ts'
import type { Complex, Rational } from './values.ts'

/** re + im x i. */
export function complex(re: Rational, im: Rational = zero): Complex {
  return { kind: 'complex', re, im }
}

/** a x b. */
export function multiplyComplex(a: Complex, b: Complex): Complex {
  return complex(
    subtractRationals(multiplyRationals(a.re, b.re), multiplyRationals(a.im, b.im)),
    addRationals(multiplyRationals(a.re, b.im), multiplyRationals(a.im, b.re)),
  )
}

/** re - im x i. */
export function conjugate(a: Complex): Complex {
  return complex(a.re, negateRational(a.im))
}

/** re^2 + im^2, the square of the modulus. */
export function squaredModulus(a: Complex): Rational {
  return addRationals(multiplyRationals(a.re, a.re), multiplyRationals(a.im, a.im))
}

/** a / b. Throws RangeError for b = 0. */
export function divideComplex(a: Complex, b: Complex): Complex {
  const size = squaredModulus(b)
  const above = multiplyComplex(a, conjugate(b))
  return complex(divideRationals(above.re, size), divideRationals(above.im, size))
}
