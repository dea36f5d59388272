import type { Database, Tx } from '../../database/database.ts'
import type { PaymentProvider } from '../../outside/payments/payment-port.ts'
import { carryOut, type Effects } from '../carry-out.ts'
import { type HeldPayment, holdPayment } from './hold-payment.ts'
import { type PaymentFacts, readFacts } from './read-facts.ts'
import { settlePaid } from './settle-paid.ts'

/** What the status of a payment that is not paid becomes; null: it stays. Ranks only rise. M-032. */
function unpaidStatus(payment: HeldPayment, { checkout, charge }: PaymentFacts): HeldPayment['status'] | null {
  const begun = ['creating', 'open'].includes(payment.status)
  if (checkout.status === 'open') return payment.status === 'creating' ? 'open' : null
  if (checkout.status === 'expired') return begun ? 'expired' : null
  // Complete, and the money is under way, or did not come after all.
  if (charge?.status === 'failed') return begun || payment.status === 'processing' ? 'failed' : null
  return begun ? 'processing' : null
}

async function settleUnpaid(tx: Tx, payment: HeldPayment, facts: PaymentFacts, now: Date): Promise<void> {
  const { checkout, charge } = facts
  const status = unpaidStatus(payment, facts)
  const failure = charge?.status === 'failed' ? (charge.failureCode ?? 'card_declined') : null
  if (status === null && failure === null) return
  await tx
    .updateTable('payments')
    .set({
      ...(status === null ? {} : { status, touched_at: now }),
      ...(failure === null ? {} : { failure }),
      provider_checkout_id: checkout.id,
    })
    .where('id', '=', payment.id)
    .execute()
}

/** Reads how a payment stands with the provider, and gives what is to be written then; null: the provider knows nothing. */
export async function lookAtPayment(
  db: Database,
  provider: PaymentProvider,
  paymentId: string,
  now: Date,
): Promise<Effects | null> {
  const facts = await readFacts(db, provider, paymentId)
  if (facts === null) return null
  return async (tx) => {
    const payment = await holdPayment(tx, paymentId)
    if (payment === null || payment.chargedAt !== null) return true
    // Another checkout of the same payment was opened in the meantime.
    if (payment.checkoutId !== null && payment.checkoutId !== facts.checkout.id) return false
    if (facts.checkout.paid === 'unpaid' || facts.checkout.status !== 'complete')
      await settleUnpaid(tx, payment, facts, now)
    else await settlePaid(tx, payment, facts, now)
    return true
  }
}

/**
 * Brings a payment up to what the provider says of it: the one verb of webhooks, of the page to which a buyer comes back,
 * and of the jobs that pick up what was left lying. Called any number of times, by several at once, a payment that was
 * made is settled exactly once; one that was not follows the checkout. Throws PaymentProviderFailure. M-005, M-033.
 */
export async function fulfil(db: Database, provider: PaymentProvider, paymentId: string, now: Date): Promise<void> {
  await carryOut(db, async () => lookAtPayment(db, provider, paymentId, now))
}
