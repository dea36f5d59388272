import type { CoinChange, CoinChangeType } from '@polyhex/contract/coins/coin-changes'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { statement } from '../database/statement.ts'

interface ChangeRow {
  id: string
  change_type: string
  change_details: string
  amount: number
  final_amount: number
  changed_at: Date
}

const toChange = (row: ChangeRow): CoinChange => ({
  id: row.id,
  changedAt: row.changed_at.toISOString(),
  changeType: row.change_type as CoinChangeType,
  changeDetails: row.change_details,
  userAssetChangeAmount: row.amount,
  userAssetFinalAmount: row.final_amount,
})

/** A change that would take the balance below zero. */
export class BalanceTooLow extends Error {}

const recordStatement = statement<ChangeRow>(
  'record_coin_change',
  'select id, change_type, change_details, amount, final_amount, changed_at from record_coin_change($1, $2, $3, $4, $5, $6, $7)',
)

/**
 * Writes a change to the ledger, once for each `source`; a second call with the same source gives the first change.
 * One round trip. Throws BalanceTooLow, and then nothing is written.
 */
export async function recordCoinChange(
  db: Database,
  change: {
    accountId: string
    changeType: CoinChangeType
    details: string
    amount: number
    source: string
    at: Date
  },
): Promise<CoinChange> {
  const values = [newId(change.at), change.accountId, change.changeType, change.details, change.amount, change.source]
  try {
    const [row] = await db.run(recordStatement, [...values, change.at])
    if (row === undefined) throw new Error('record_coin_change gives one row')
    return toChange(row)
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code === '23514' && constraint === 'coin_balances_balance_check') throw new BalanceTooLow()
    throw error
  }
}

/** The coins of an account. */
export async function coinBalance(db: Database, accountId: string): Promise<number> {
  const row = await db.queries
    .selectFrom('coin_balances')
    .select('balance')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.balance ?? 0
}

/** A page of the history, newest first. */
export async function coinHistory(
  db: Database,
  accountId: string,
  page: { offset: number; count: number },
): Promise<{ changes: CoinChange[]; total: number }> {
  const rows = await db.queries
    .selectFrom('coin_changes')
    .select(['id', 'change_type', 'change_details', 'amount', 'final_amount', 'changed_at'])
    .where('account_id', '=', accountId)
    .orderBy('changed_at', 'desc')
    .orderBy('place', 'desc')
    .limit(page.count)
    .offset(page.offset)
    .execute()
  const counted = await db.queries
    .selectFrom('coin_changes')
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { changes: rows.map(toChange), total: counted.total }
}

/** The change that a source brought, or null. */
export async function coinChangeOfSource(db: Database, accountId: string, source: string): Promise<CoinChange | null> {
  const row = await db.queries
    .selectFrom('coin_changes')
    .select(['id', 'change_type', 'change_details', 'amount', 'final_amount', 'changed_at'])
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .executeTakeFirst()
  return row === undefined ? null : toChange(row)
}
