import type { Currency } from '@polyhex/contract/billing/money'
import type { Tx } from '../../database/database.ts'
import { postJournal } from '../journal/post.ts'

/** What the provider kept of a charge or refund. */
export interface KeptFee {
  readonly balanceChangeId: string
  readonly fee: number
  readonly currency: Currency
}

/**
 * Writes what the provider kept into the journal, once for each change of its balance, and on the payment. The payment
 * must be held. billing.md, 3.2.
 */
export async function recordFee(tx: Tx, paymentId: string, kept: KeptFee, now: Date): Promise<void> {
  const { balanceChangeId, fee, currency } = kept
  const entries = [
    { account: 'psp_fees', amount: fee },
    { account: 'psp_clearing', amount: -fee },
  ] as const
  await postJournal(tx, { opKey: `fee:${balanceChangeId}`, paymentId, currency, entries }, now)
  await tx
    .updateTable('payments')
    .set({ fee: fee })
    .where('id', '=', paymentId)
    .where('fee', 'is distinct from', fee)
    .execute()
}
