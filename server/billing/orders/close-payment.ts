import type { Database } from '../../database/database.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { fulfil } from '../payments/fulfil.ts'
import { knownCustomer } from './customer-of.ts'
import { type EarlierPayment, earlierPayment } from './find-open.ts'

async function expire(db: Database, payment: EarlierPayment, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db.queries
    .updateTable('payments')
    .set({ status: 'expired', claimed_until: null, touched_at: now })
    .where('id', '=', payment.id)
    .where('status', '=', payment.status)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Closes what the provider may have begun for a payment whose answer was lost. Whoever begins it right now closes it too. */
async function closeWhatWasBegun(
  db: Database,
  provider: PaymentProvider,
  accountId: string,
  paymentId: string,
): Promise<void> {
  const customer = await knownCustomer(db, provider, accountId)
  const found = customer === null ? null : await provider.findCheckout(paymentId, customer)
  if (found?.status === 'open') await provider.expireCheckout(found.id)
}

/**
 * Closes a payment that was not made, so that nobody can pay it any more: first with the provider, then here. Gives
 * `closed`, or `made` where the buyer was faster; then it has been settled. Throws PaymentProviderFailure.
 */
export async function closePayment(
  db: Database,
  provider: PaymentProvider,
  accountId: string,
  paymentId: string,
  now: Date,
): Promise<'closed' | 'made'> {
  const payment = await earlierPayment(db, paymentId)
  if (payment === null || payment.status === 'expired' || payment.status === 'failed') return 'closed'
  if (payment.status !== 'creating' && payment.status !== 'open') return 'made'
  if (payment.checkoutId === null) {
    if (!(await expire(db, payment, now))) return closePayment(db, provider, accountId, paymentId, now)
    try {
      await closeWhatWasBegun(db, provider, accountId, paymentId)
    } catch (error) {
      // It is closed here, and nobody was ever given what opens the form.
      if (!(error instanceof PaymentProviderFailure)) throw error
    }
    return 'closed'
  }
  const checkout = await provider.expireCheckout(payment.checkoutId)
  if (checkout.status === 'complete') {
    await fulfil(db, provider, paymentId, now)
    return 'made'
  }
  await expire(db, payment, now)
  return 'closed'
}
