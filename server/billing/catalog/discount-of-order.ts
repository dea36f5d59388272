import type { Currency } from '@polyhex/contract/billing/money'
import { type AmountOffReading, type DiscountedLine, discountOfLines } from '@polyhex/contract/billing/pricing'
import type { KeptDiscount } from './read-catalog.ts'

/** A discount on an order, with what it takes from each of its lines. */
export interface AppliedDiscount {
  readonly discount: KeptDiscount
  readonly parts: readonly number[]
  readonly amount: number
}

/** An order as far as its discounts go. */
export interface DiscountedOrder {
  readonly lines: readonly DiscountedLine[]
  readonly currency: Currency
  readonly recurring: boolean
}

/** What a discount takes from an order; null where it does not apply. */
export function applyDiscount(
  discount: KeptDiscount,
  { lines, currency }: DiscountedOrder,
  reading: AmountOffReading,
): AppliedDiscount | null {
  const parts = discountOfLines(discount, lines, currency, reading)
  if (parts === null) return null
  return { discount, parts, amount: parts.reduce((sum, part) => sum + part, 0) }
}

/**
 * The discount that applies by itself and takes most; null: none. What is charged again and again is only lowered by one
 * that lasts, so that a card does not show a price that is charged once. One for each order. Decision A17.
 */
export function discountByItself(
  discounts: readonly KeptDiscount[],
  order: DiscountedOrder,
  reading: AmountOffReading,
): AppliedDiscount | null {
  const fitting = discounts
    .filter((discount) => discount.byItself && (!order.recurring || discount.duration === 'forever'))
    .flatMap((discount) => applyDiscount(discount, order, reading) ?? [])
    .filter((applied) => applied.amount > 0)
  return fitting.toSorted((a, b) => b.amount - a.amount)[0] ?? null
}
