import type { Database } from '../../database/database.ts'
import type { PaymentProvider, ProviderCharge } from '../../outside/payments/payment-port.ts'
import type { Effects } from '../carry-out.ts'
import { lookAtDispute } from '../disputes/follow-dispute.ts'
import { lookAtPayment } from '../payments/fulfil.ts'
import { lookAtInvoice, lookAtSubscription } from '../payments/fulfil-invoice.ts'
import { holdPayment } from '../payments/hold-payment.ts'
import { recordFee } from '../payments/record-fee.ts'
import { followRefund, lookAtRefund } from '../refunds/follow-refund.ts'

/** What an event says: a hint that something has changed, and what. */
export interface HeardEvent {
  readonly id: string
  readonly type: string
  readonly kind: string
  readonly aboutId: string | null
}

/** The payment of ours that a charge paid; null: none yet. */
async function paymentOfCharge(db: Database, chargeId: string): Promise<string | null> {
  const row = await db.queries
    .selectFrom('payments')
    .select('id')
    .where('provider_charge_id', '=', chargeId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Refunds of a charge that the provider has made, ours or not. */
async function refundsOf(provider: PaymentProvider, charge: ProviderCharge) {
  const found = []
  if (charge.refunded > 0)
    for await (const refund of provider.listRefunds(charge.createdAt))
      if (refund.chargeId === charge.id) found.push(refund)
  return found
}

async function lookAtCharge(
  db: Database,
  provider: PaymentProvider,
  chargeId: string,
  now: Date,
): Promise<Effects | null> {
  const charge = await provider.readCharge(chargeId)
  if (charge === null) return null
  const paymentId = await paymentOfCharge(db, chargeId)
  if (paymentId === null) {
    if (charge.paymentId !== null) return lookAtPayment(db, provider, charge.paymentId, now)
    return charge.invoiceId === null ? null : lookAtInvoice(db, provider, charge.invoiceId, now)
  }
  const refunds = await refundsOf(provider, charge)
  return async (tx) => {
    const payment = await holdPayment(tx, paymentId)
    if (payment === null) return true
    const { balanceChangeId, fee, currency } = charge
    if (fee !== null && balanceChangeId !== null)
      await recordFee(tx, paymentId, { balanceChangeId, fee, currency }, now)
    for (const refund of refunds) await followRefund(tx, paymentId, refund, now)
    return true
  }
}

async function lookAtCheckout(
  db: Database,
  provider: PaymentProvider,
  checkoutId: string,
  now: Date,
): Promise<Effects | null> {
  const checkout = await provider.readCheckout(checkoutId)
  if (checkout === null || checkout.paymentId === null) return null
  return lookAtPayment(db, provider, checkout.paymentId, now)
}

/**
 * Reads again what an event is about, and gives what is to be written: its payload is a hint, so events may come late, twice
 * and in any order. Null: it is about nothing of ours. billing.md, 3.3.
 */
export async function lookAtEvent(
  work: {
    readonly db: Database
    readonly provider: PaymentProvider
    readonly refreshCatalog: (now: Date) => Promise<void>
  },
  event: HeardEvent,
  now: Date,
): Promise<Effects | null> {
  const { db, provider } = work
  const { kind, aboutId: id } = event
  if (kind === 'catalog') {
    await work.refreshCatalog(now)
    return null
  }
  if (id === null) return null
  switch (kind) {
    case 'checkout':
      return lookAtCheckout(db, provider, id, now)
    case 'invoice':
      return lookAtInvoice(db, provider, id, now)
    case 'subscription':
      return lookAtSubscription(db, provider, id, now)
    case 'charge':
      return lookAtCharge(db, provider, id, now)
    case 'refund':
      return lookAtRefund(db, provider, id, now)
    case 'dispute':
      return lookAtDispute(db, provider, id, now)
    default:
      return null
  }
}
