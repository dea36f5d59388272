import type { Database, Tx } from '../../database/database.ts'
import type { PaymentProvider } from '../../outside/payments/payment-port.ts'
import type { Effects } from '../carry-out.ts'
import { lookAtDispute } from '../disputes/follow-dispute.ts'
import { lookAtPayment } from '../payments/fulfil.ts'
import { lookAtInvoice, lookAtSubscription } from '../payments/fulfil-invoice.ts'
import type { HeldPayment } from '../payments/hold-payment.ts'
import { lookAtCharge } from '../payments/look-at-charge.ts'
import { recordFee } from '../payments/record-fee.ts'
import { followRefund, lookAtRefund } from '../refunds/follow-refund.ts'

/** What an event says: a hint that something has changed, and what. */
export interface HeardEvent {
  readonly id: string
  readonly type: string
  readonly kind: string
  readonly aboutId: string | null
}

/** What the provider kept of a charge, and what was given back of it, ours or not. */
async function lookAtNewsOfCharge(
  db: Database,
  provider: PaymentProvider,
  chargeId: string,
  now: Date,
): Promise<Effects | null> {
  const charge = await provider.readCharge(chargeId)
  if (charge === null) return null
  const refunds = charge.refunded > 0 ? await provider.refundsOfCharge(chargeId) : []
  const follow = async (tx: Tx, { id }: HeldPayment): Promise<void> => {
    const { balanceChangeId, fee, currency } = charge
    if (fee !== null && balanceChangeId !== null) await recordFee(tx, id, { balanceChangeId, fee, currency }, now)
    for (const refund of refunds) await followRefund(tx, id, refund, now)
  }
  return lookAtCharge({ db, provider, chargeId }, follow, now)
}

/** Another card was saved: it becomes the one that its subscription is charged by, and what is open is charged. */
async function lookAtCard(
  db: Database,
  provider: PaymentProvider,
  changeId: string,
  now: Date,
): Promise<Effects | null> {
  const subscriptionId = await provider.takeNewCard(changeId)
  return subscriptionId === null ? null : lookAtSubscription(db, provider, subscriptionId, now)
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
 * and in any order. Null: it is about nothing of ours. M-033.
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
      return lookAtNewsOfCharge(db, provider, id, now)
    case 'refund':
      return lookAtRefund(db, provider, id, now)
    case 'card':
      return lookAtCard(db, provider, id, now)
    case 'dispute':
      return lookAtDispute(db, provider, id, now)
    default:
      return null
  }
}
