import { Refusal } from '../../http/refusal.ts'
import { type DiscountFault, discountFaults, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import type { CodeRefusal } from '../catalog/code-limits.ts'
import type { Order } from './read-order.ts'

const refusals: Readonly<Record<DiscountFault, CodeRefusal>> = {
  discount_expired: 'promotion_code_expired',
  discount_used_up: 'promotion_code_used_up',
  discount_first_order_only: 'promotion_code_first_order',
  discount_for_others: 'promotion_code_other_order',
  discount_unknown: 'promotion_code_not_valid',
}

/** What a constraint of the database says of the code of an order that would break a limit. */
const constraints: Readonly<Record<string, CodeRefusal>> = {
  discount_redemptions_once: 'promotion_code_used',
  discount_redemptions_first: 'promotion_code_first_order',
  discount_redemptions_most: 'promotion_code_used_up',
}

/** The refusal of an order whose code was taken by another in the same moment; null: it is about something else. */
export function refusalOfConstraint(constraint: string | null): Refusal | null {
  const code = constraint === null ? undefined : constraints[constraint]
  return code === undefined ? null : new Refusal(code)
}

/**
 * The refusal of an order whose discount the provider does not take; null: it failed otherwise. Nobody has typed the
 * discount that applies by itself: without it the price is another. Decision 0037.
 */
export function refusalOfDiscount(error: unknown, { discount }: Pick<Order, 'discount'>): Refusal | null {
  if (!(error instanceof PaymentProviderFailure) || error.kind !== 'refused') return null
  const fault = discountFaults.find((known) => known === error.reason)
  if (fault === undefined || discount === null) return null
  return new Refusal(discount.discount.byItself ? 'price_changed' : refusals[fault])
}
