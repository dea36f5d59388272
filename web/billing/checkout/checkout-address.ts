import { type Currency, currencies, usualCurrency } from '@polyhex/contract/billing/money'
import { packagesOf } from '@polyhex/contract/billing/packages'
import { AccountId } from '@polyhex/contract/identity/accounts'
import { ownPath } from '@polyhex/contract/onboarding/sign-up-link'

/** What an address of the checkout says. C-020. */
export interface CheckoutSearch {
  readonly price?: string
  readonly currency?: string
  readonly quantity?: number | string
  readonly promotion?: string
  readonly student?: string
  /** A payment that was made or begun: its confirmation. */
  readonly payment?: string
  /** Where a sign-up goes on after the confirmation. */
  readonly next?: string
}

/** An order as its address holds it. */
export interface Order {
  readonly price: string
  readonly currency: Currency
  readonly quantity: number
  readonly promotion: string | null
  readonly student: string | null
  readonly next: string | null
}

/** `/checkout/?price=…&currency=cad`, with what differs from the usual. */
export function checkoutPath(order: Pick<Order, 'price' | 'currency'> & Partial<Order>): string {
  const query = new URLSearchParams({ price: order.price, currency: order.currency })
  if (order.quantity !== undefined && order.quantity !== 1) query.set('quantity', String(order.quantity))
  if (order.promotion) query.set('promotion', order.promotion)
  if (order.student) query.set('student', order.student)
  if (order.next) query.set('next', order.next)
  return `/checkout/?${query.toString()}`
}

/** The confirmation of a payment. */
export function confirmationPath(paymentId: string, next: string | null): string {
  return `/checkout/?payment=${paymentId}${next === null ? '' : `&next=${encodeURIComponent(next)}`}`
}

/** The order of an address; null where no price is named. What cannot be read is the usual one. C-165, C-258. */
export function orderOf(search: CheckoutSearch): Order | null {
  if (search.price === undefined) return null
  const student = AccountId.safeParse(search.student)
  return {
    price: search.price,
    currency: currencies.find((one) => one === search.currency?.toLowerCase()) ?? usualCurrency,
    quantity: packagesOf(String(search.quantity ?? '')),
    promotion: search.promotion ?? null,
    student: student.success ? student.data : null,
    next: ownPath(search.next),
  }
}
