import { inTransaction } from '../../database/in-transaction.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { type Actor, writeAudit } from '../../identity/audit.ts'

/** The states of an account, by key. A-112. */
export async function accountStates(queries: Kysely<Tables>, accountId: string): Promise<Record<string, number>> {
  const rows = await queries
    .selectFrom('account_states')
    .select(['key', 'value'])
    .where('account_id', '=', accountId)
    .orderBy('key')
    .execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** Sets a state, or removes it where no value is given. A-265. */
export async function setAccountState(
  db: Database,
  accountId: string,
  key: string,
  value: number | null,
  actor: Actor,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (value === null) {
      const { numDeletedRows } = await tx
        .deleteFrom('account_states')
        .where('account_id', '=', accountId)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) return
    } else {
      await tx
        .insertInto('account_states')
        .values({ account_id: accountId, key, value, changed_at: now })
        .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet({ value, changed_at: now }))
        .execute()
    }
    const action = value === null ? 'state_removed' : 'state_set'
    await writeAudit(tx, { action, actor, subjectId: accountId, details: { key, value } }, now)
  })
}
