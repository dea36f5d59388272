import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { fulfilInvoice, syncSubscription } from '../payments/fulfil-invoice.ts'

/**
 * Brings a subscription up to what the provider says, now and not when its news come: after its card was changed
 * (`cardChange` names the change, which then counts and is charged with), or after a charge was confirmed. Any number of
 * times. Throws payments_not_reached.
 */
export async function refreshSubscription(
  db: Database,
  provider: PaymentProvider,
  { subscriptionId, cardChange }: { readonly subscriptionId: string; readonly cardChange: string | null },
  now: Date,
): Promise<void> {
  const row = await db.queries
    .selectFrom('subscriptions')
    .select('provider_subscription_id')
    .where('id', '=', subscriptionId)
    .where('provider', '=', provider.name)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('subscription_not_found')
  const theirId = row.provider_subscription_id
  try {
    if (cardChange !== null) await provider.takeNewCard(cardChange)
    const theirs = await provider.readSubscription(theirId)
    if (theirs?.latestInvoiceId !== null && theirs?.latestInvoiceId !== undefined)
      await fulfilInvoice(db, provider, theirs.latestInvoiceId, now)
    await syncSubscription(db, provider, theirId, now)
  } catch (error) {
    // A change that the provider does not know changes nothing.
    if (!(error instanceof PaymentProviderFailure) || error.kind === 'refused') return
    throw new Refusal('payments_not_reached')
  }
}
