import type { Currency } from '@polyhex/contract/billing/money'
import type { Tx } from '../../database/database.ts'
import type { ProviderCharge } from '../../outside/payments/payment-port.ts'
import { type Posting, postJournal } from '../journal/post.ts'

/** What the provider kept of a charge or refund. */
export interface KeptFee {
  readonly balanceChangeId: string
  readonly fee: number
  readonly currency: Currency
}

/** What the provider keeps leaves what it holds for us, once for each change of its balance. M-032. */
export function feePosting(paymentId: string, { balanceChangeId, fee, currency }: KeptFee): Posting {
  const entries = [
    { account: 'psp_fees', amount: fee },
    { account: 'psp_clearing', amount: -fee },
  ] as const
  return { opKey: `fee:${balanceChangeId}`, paymentId, currency, entries }
}

/** What the provider kept of a charge; null: it has not said. */
export function feeOf(charge: ProviderCharge | null, currency: Currency): KeptFee | null {
  if (charge === null || charge.fee === null || charge.balanceChangeId === null) return null
  return { balanceChangeId: charge.balanceChangeId, fee: charge.fee, currency }
}

/**
 * Writes what the provider kept into the journal, once for each change of its balance, and on the payment. The payment
 * must be held. M-032.
 */
export async function recordFee(tx: Tx, paymentId: string, kept: KeptFee, now: Date): Promise<void> {
  const { fee } = kept
  await postJournal(tx, feePosting(paymentId, kept), now)
  await tx
    .updateTable('payments')
    .set({ fee })
    .where('id', '=', paymentId)
    .where('fee', 'is distinct from', fee)
    .execute()
}
