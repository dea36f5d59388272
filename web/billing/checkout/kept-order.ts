import { ownPath } from '@polyhex/contract/onboarding/sign-up-link'

const keyOf = (paymentId: string) => `polyhex.order.${paymentId}`

/** Keeps the address of the order that a payment belongs to, for this tab: where to go when it is not paid. */
export function keepOrder(paymentId: string, address: string): void {
  try {
    sessionStorage.setItem(keyOf(paymentId), address)
  } catch {
    // Then the way back is the pricing page.
  }
}

/** The address of the order of a payment, or null where this tab does not know it. */
export function keptOrder(paymentId: string | undefined): string | null {
  if (paymentId === undefined) return null
  try {
    return ownPath(sessionStorage.getItem(keyOf(paymentId)) ?? undefined)
  } catch {
    return null
  }
}
