import { addRationals, multiplyRationals, toNumber } from './rational.ts'
import type { PiMultiple, Rational } from './values.ts'

/** coefficient x pi. */
export function piMultiple(coefficient: Rational): PiMultiple {
  return { kind: 'pi', coefficient }
}

/** a + b. */
export function addPiMultiples(a: PiMultiple, b: PiMultiple): PiMultiple {
  return piMultiple(addRationals(a.coefficient, b.coefficient))
}

/** a times a fraction. */
export function scalePiMultiple(a: PiMultiple, factor: Rational): PiMultiple {
  return piMultiple(multiplyRationals(a.coefficient, factor))
}

/** The floating value, to draw only. */
export function piToNumber(a: PiMultiple): number {
  return toNumber(a.coefficient) * Math.PI
}
