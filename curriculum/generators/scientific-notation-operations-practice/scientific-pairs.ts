import { rational } from '../../values/rational.ts'
import { scientific, scientificFrom } from '../../values/scientific.ts'
import { showValue } from '../../notation/show-value.ts'
import { powerOfRational, multiplyRationals, whole } from '../../values/rational.ts'
import type { Rational, Scientific } from '../../values/values.ts'

/** c hundredths times 10^e: { c: 320, e: 5 } is 3.2 x 10^5. */
export interface Sci {
  readonly c: number
  readonly e: number
}

/** The value of a pair whose coefficient is from 1 to 10. */
export function sci({ c, e }: Sci): Scientific {
  return scientific(rational(c, 100), e)
}

/** Any coefficient times 10^e, brought into scientific form. */
export function normal(coefficient: Rational, e: number): Scientific {
  return scientificFrom(multiplyRationals(coefficient, powerOfRational(whole(10), e)))
}

/** Only the coefficient is brought between 1 and 10; the exponent is left as it is. */
export function exponentForgotten(coefficient: Rational, e: number): Scientific {
  return scientific(scientificFrom(coefficient).coefficient, e)
}

/** The exponent moves the wrong way when the coefficient is brought between 1 and 10. */
export function movedWrongWay(coefficient: Rational, e: number): Scientific {
  const { coefficient: small, exponent } = scientificFrom(coefficient)
  return scientific(small, e - exponent)
}

/** '3.2 \times 10^{5}'. */
export function shown(value: Scientific): string {
  return showValue(value, 'scientific').latex
}

/** The coefficient as a decimal: '3.2'. */
export function decimalOf(c: Rational): string {
  return showValue(c, 'decimal').latex
}

/** How many steps the point moves to bring the coefficient between 1 and 10: 1 for 32, -1 for 0.4. */
export function pointSteps(coefficient: Rational): number {
  return scientificFrom(coefficient).exponent
}
