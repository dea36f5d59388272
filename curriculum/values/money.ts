import { rational } from './rational.ts'
import { absoluteWhole } from './whole-numbers.ts'
import type { Money, Rational } from './values.ts'

/** An amount in whole cents. Throws RangeError for a fraction of a cent. */
export function money(minor: bigint | number, currency: 'USD' | 'CAD' = 'USD'): Money {
  return { kind: 'money', minor: BigInt(minor), currency }
}

/** In dollars, exactly: 345 cents are 69/20. */
export function dollarsOf(a: Money): Rational {
  return rational(a.minor, 100n)
}

/** '$3.45', '-$0.05'. */
export function moneyText(a: Money): string {
  const cents = absoluteWhole(a.minor)
  return `${a.minor < 0n ? '-' : ''}$${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`
}
