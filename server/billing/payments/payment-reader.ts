import type { Database } from '../../database/database.ts'
import type { Account } from '../../http/session.ts'

/** Who looks at payments. */
export interface PaymentReader {
  readonly isAdmin: boolean
  /** The caller and the accounts it manages. */
  readonly ownIds: readonly string[]
}

/** Reads who looks at payments: a payment is its payer's, whoever manages the payer, and administrators'. */
export async function paymentReader(db: Database, account: Account): Promise<PaymentReader> {
  const managed = await db.queries
    .selectFrom('managed_accounts')
    .select('account_id')
    .where('manager_id', '=', account.accountId)
    .execute()
  const ownIds = [account.accountId, ...managed.flatMap((row) => row.account_id ?? [])]
  return { isAdmin: account.roles.includes('admin'), ownIds }
}
