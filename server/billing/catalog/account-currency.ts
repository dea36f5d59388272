import type { Currency } from '@polyhex/contract/billing/money'
import type { Database } from '../../database/database.ts'

/**
 * The currency that an account pays in: that of its first purchase, for good, since a customer of the provider cannot be
 * charged in two; null before. P1-11, decision A15.
 */
export async function accountCurrency(db: Database, accountId: string | null): Promise<Currency | null> {
  if (accountId === null) return null
  const row = await db.queries
    .selectFrom('payments')
    .select('currency')
    .where('account_id', '=', accountId)
    .where('charged_at', 'is not', null)
    .orderBy('charged_at')
    .limit(1)
    .executeTakeFirst()
  return row?.currency ?? null
}
