import type { Tx } from '../../../database/database.ts'
import { type Moment, testId } from './till.ts'

/** Money that comes to the provider's account or leaves it. */
export async function moveBalance(
  tx: Tx,
  moment: Moment,
  change: {
    kind: 'charge' | 'refund' | 'dispute' | 'payout'
    sourceId: string
    currency: string
    amount: number
    fee?: number
  },
): Promise<string> {
  const id = testId('txn')
  const { kind, sourceId, currency, amount, fee = 0 } = change
  await tx
    .insertInto('testpay_balance_changes')
    .values({ id, kind, source_id: sourceId, currency, amount, fee, created_at: moment.now })
    .execute()
  return id
}
