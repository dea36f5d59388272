import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { fulfilInvoice, syncSubscription } from '../payments/fulfil-invoice.ts'
import { type OwnSubscription, ownSubscription } from './read-plan.ts'

/**
 * A subscription as its provider has it now. A renewal whose news are still on the way is settled first: else its credits
 * would come beside those of a change that counts its period as unused. Throws payments_not_reached.
 */
export async function catchUp(
  { db, provider, now }: { db: Database; provider: PaymentProvider; now: Date },
  own: OwnSubscription,
): Promise<OwnSubscription> {
  try {
    const theirs = await provider.readSubscription(own.theirId)
    if (theirs === null || theirs.periodEnd.getTime() === own.periodEnd.getTime()) return own
    if (theirs.latestInvoiceId !== null) await fulfilInvoice(db, provider, theirs.latestInvoiceId, now)
    await syncSubscription(db, provider, own.theirId, now)
    return await ownSubscription(db, own.accountId, own.id)
  } catch (error) {
    if (error instanceof PaymentProviderFailure) throw new Refusal('payments_not_reached')
    throw error
  }
}
