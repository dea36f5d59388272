import type { PiMultiple, Rational } from './values.ts'

/** coefficient x pi. */
export function piMultiple(coefficient: Rational): PiMultiple {
  return { kind: 'pi', coefficient }
}
