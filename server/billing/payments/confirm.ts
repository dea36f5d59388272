import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { fulfil } from './fulfil.ts'

/**
 * Asks the provider how a payment stands, for the page to which its buyer comes back: a paid one is settled at once,
 * whether or not the news has come. The right to see the payment is asked before. Throws payments_not_reached. P0-6.
 */
export async function confirmPayment(
  db: Database,
  provider: PaymentProvider,
  paymentId: string,
  now: Date,
): Promise<void> {
  const row = await db.queries
    .selectFrom('payments')
    .select('charged_at')
    .where('id', '=', paymentId)
    .executeTakeFirst()
  // What is paid needs no question: pages ask every two seconds.
  if (row === undefined || row.charged_at !== null) return
  try {
    await fulfil(db, provider, paymentId, now)
  } catch (error) {
    if (error instanceof PaymentProviderFailure) throw new Refusal('payments_not_reached')
    throw error
  }
}
