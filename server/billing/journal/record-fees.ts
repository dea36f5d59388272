import type { Tx } from '../../database/database.ts'
import type { ProviderBalanceChange } from '../../outside/payments/payment-port.ts'
import { postJournal } from './post.ts'

/**
 * Writes into the journal what the provider kept of refunds and disputes of a payment, or gave back of it: once for each
 * change of its balance, in the currency in which it was kept. The fee of the charge itself stays what it was: providers do
 * not give it back with the money. Decision 0037.
 */
export async function recordFees(
  tx: Tx,
  paymentId: string,
  changes: readonly Pick<ProviderBalanceChange, 'id' | 'currency' | 'fee'>[],
  now: Date,
): Promise<void> {
  for (const { id, currency, fee } of changes) {
    const entries = [
      { account: 'psp_fees', amount: fee },
      { account: 'psp_clearing', amount: -fee },
    ] as const
    await postJournal(tx, { opKey: `fee:${id}`, paymentId, currency, entries }, now)
  }
}
