import type { SubscriptionStatus } from '@polyhex/contract/billing/subscription'
import type { ProviderSubscription } from '../../outside/payments/payment-port.ts'

/**
 * Our word for how a subscription stands with the provider: what is over is over; what ends with its period is cancelled;
 * without charges it is paused; a charge that is late leaves it active, with a payment issue. `incomplete` is shown to nobody.
 * C-148, decision A13.
 */
export function statusOf(
  theirs: Pick<ProviderSubscription, 'status' | 'cancelAtPeriodEnd' | 'pausedUntil'>,
): SubscriptionStatus | 'incomplete' {
  const { status, cancelAtPeriodEnd, pausedUntil } = theirs
  if (status === 'canceled' || status === 'incomplete_expired') return 'ended'
  if (status === 'incomplete') return 'incomplete'
  if (cancelAtPeriodEnd) return 'cancelled'
  return status === 'paused' || status === 'unpaid' || pausedUntil !== null ? 'paused' : 'active'
}

/** Whether a charge is owed, so that the family is asked for another card. P0-7. */
export function owes(status: ProviderSubscription['status']): boolean {
  return status === 'past_due' || status === 'unpaid'
}
