import type { Database, Tx } from '../../database/database.ts'
import type { PaymentProvider } from '../../outside/payments/payment-port.ts'
import type { Effects } from '../carry-out.ts'
import { fulfil } from './fulfil.ts'
import { fulfilInvoice } from './fulfil-invoice.ts'
import { type HeldPayment, holdPayment } from './hold-payment.ts'

/** For news of a charge that has not been settled yet: settles it, and looks again. Null: the charge is not ours. */
async function settleCharge(
  db: Database,
  provider: PaymentProvider,
  chargeId: string,
  now: Date,
): Promise<Effects | null> {
  const charge = await provider.readCharge(chargeId)
  if (charge === null || (charge.paymentId === null && charge.invoiceId === null)) return null
  if (charge.invoiceId !== null) await fulfilInvoice(db, provider, charge.invoiceId, now)
  else if (charge.paymentId !== null) await fulfil(db, provider, charge.paymentId, now)
  return async () => false
}

/**
 * What is to be written for news about a charge, a refund or a dispute of it: `follow`, with the payment of the charge held.
 * A charge that is not settled yet is settled first. Null: the charge is not ours. Throws PaymentProviderFailure.
 */
export async function lookAtCharge(
  { db, provider, chargeId }: { db: Database; provider: PaymentProvider; chargeId: string },
  follow: (tx: Tx, payment: HeldPayment) => Promise<void>,
  now: Date,
): Promise<Effects | null> {
  const row = await db.queries
    .selectFrom('payments')
    .select('id')
    .where('provider_charge_id', '=', chargeId)
    .executeTakeFirst()
  if (row === undefined) return settleCharge(db, provider, chargeId, now)
  return async (tx) => {
    const payment = await holdPayment(tx, row.id)
    if (payment !== null) await follow(tx, payment)
    return true
  }
}
