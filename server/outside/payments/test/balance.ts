import type { Currency } from '@polyhex/contract/billing/money'
import type { Tx } from '../../../database/database.ts'
import type { BalanceMove } from '../payment-port.ts'
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
    .values({ id, kind, source_id: sourceId, currency: currency as Currency, amount, fee, created_at: moment.now })
    .execute()
  return id
}

/** What a refund or dispute did to the balance, in its order. */
export async function movesOf(queries: Pick<Tx, 'selectFrom'>, sourceId: string): Promise<BalanceMove[]> {
  const rows = await queries
    .selectFrom('testpay_balance_changes')
    .select(['id', 'currency', 'amount', 'fee'])
    .where('source_id', '=', sourceId)
    .orderBy('place')
    .execute()
  return rows
}
