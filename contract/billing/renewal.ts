import { addPeriods } from './add-periods.ts'
import type { Period } from './money.ts'

/** How often something is charged. */
export interface Rhythm {
  readonly period: Period
  readonly count: number
}

/** Longest that is looked ahead, in charges: a discount of ten years on a daily charge. */
const mostCharges = 4000

/**
 * The date of the first charge, of `next` and those after it, that a discount does not lower any more; null: all are
 * lowered. A charge on the day on which a discount ends is a full one. `ends` null: the discount stays. P0-4.
 */
export function fullChargeFrom(next: string, { period, count }: Rhythm, ends: string | null): string | null {
  if (ends === null) return null
  for (let charge = 0; charge < mostCharges; charge++) {
    const on = addPeriods(next, period, count * charge)
    if (on >= ends) return on
  }
  return null
}

/** Until when a discount that began on `begun` lowers charges: the first date on which it does not; null: always. */
export function discountEnd(
  begun: string,
  discount: { readonly duration: 'once' | 'repeating' | 'forever'; readonly durationMonths: number | null },
): string | null {
  if (discount.duration === 'forever') return null
  return discount.duration === 'once' ? begun : addPeriods(begun, 'month', discount.durationMonths ?? 0)
}
