import { inTransaction } from '../../database/in-transaction.ts'
import type { PendingDeletion } from '@polyhex/contract/accounts/privacy-operations'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Actor, writeAudit } from '../../identity/audit.ts'
import { eraseAccount } from '../erase-account.ts'
import { holdFamily, scheduleDeletion, studentsManagedAlone, tellOfDeletion } from './schedule-deletion.ts'

/** Says how many children nobody else manages. */
function childrenManagedAlone(count: number): Refusal {
  const whom = count === 1 ? 'one child, whom nobody else manages' : `${count} children, whom nobody else manages`
  const message = `This account manages ${whom}. Hand over first, by connecting another parent who manages too, or delete ${count === 1 ? 'the child’s account' : 'the children’s accounts'} as well.`
  return new Refusal('children_managed_alone', [{ field: 'withChildren', code: 'children_managed_alone', message }])
}

/**
 * Schedules the deletion of an account as its family asks, with the children whom nobody else manages when they are to go
 * too. A second time it gives the day that is set already. Throws account_not_found, username_not_same,
 * children_managed_alone.
 */
export async function requestDeletion(
  db: Database,
  wish: { readonly accountId: string; readonly username: string; readonly withChildren: boolean },
  by: { readonly actor: Actor; readonly keepSession: Buffer | null },
  now: Date,
): Promise<{ deletionDueAt: Date; children: number }> {
  const { accountId } = wish
  return inTransaction(db, async (tx) => {
    if (!(await holdFamily(tx, accountId))) throw new Refusal('account_not_found')
    const row = await tx
      .selectFrom('accounts')
      .select(['username', 'deletion_due_at'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (row.username === null || row.username.toLowerCase() !== wish.username.toLowerCase())
      throw new Refusal('username_not_same')
    const alone = await studentsManagedAlone(tx, accountId)
    if (row.deletion_due_at !== null) return { deletionDueAt: row.deletion_due_at, children: 0 }
    const staying = alone.filter((child) => child.deletionDueAt === null)
    if (staying.length > 0 && !wish.withChildren) throw childrenManagedAlone(staying.length)
    const ids = staying.map((child) => child.id)
    const deletionDueAt = await scheduleDeletion(tx, [...ids, accountId], by.keepSession, now)
    for (const id of [...ids, accountId]) {
      const details = { withParent: id !== accountId }
      await writeAudit(tx, { action: 'deletion_asked', actor: by.actor, subjectId: id, details }, now)
    }
    return { deletionDueAt, children: ids.length }
  })
}

/**
 * Takes back a deletion, with those of the children who were to go at the same moment. Gives how many accounts stay by it:
 * 0 when none was about to go. An account that stays counts as used. Throws account_not_found.
 */
export async function cancelDeletion(db: Database, accountId: string, actor: Actor, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await holdFamily(tx, accountId))) throw new Refusal('account_not_found')
    const { rows } = await sql<{ id: string }>`
      update accounts set deletion_due_at = null, retention_noticed_at = null, last_active_at = ${now}
      where deletion_due_at = (select deletion_due_at from accounts where id = ${accountId})
        and (id = ${accountId} or id in (select account_id from managed_accounts where manager_id = ${accountId}))
      returning id`.execute(tx)
    for (const { id } of rows) {
      await tellOfDeletion(tx, id, { template: 'deletion_cancelled' }, now)
      await writeAudit(tx, { action: 'deletion_cancelled', actor, subjectId: id }, now)
    }
    return rows.length
  })
}

/** Scheduled deletions of an account itself and of those it manages, the soonest first. */
export async function pendingDeletions(db: Database, accountId: string): Promise<PendingDeletion[]> {
  const rows = await db.queries
    .selectFrom('accounts as a')
    .select(['a.id', 'a.username', 'a.public_name', 'a.avatar', 'a.deletion_due_at', 'a.retention_noticed_at'])
    .where('a.deletion_due_at', 'is not', null)
    .where((where) =>
      where.or([
        where('a.id', '=', accountId),
        where(
          'a.id',
          'in',
          where.selectFrom('managed_accounts').select('account_id').where('manager_id', '=', accountId),
        ),
      ]),
    )
    .orderBy('a.deletion_due_at')
    .orderBy('a.id')
    .execute()
  return rows.flatMap((row) =>
    row.deletion_due_at === null
      ? []
      : [
          {
            account: { id: row.id, username: row.username, avatarName: row.public_name, avatarUrl: row.avatar },
            deletionDueAt: row.deletion_due_at.toISOString(),
            own: row.id === accountId,
            unused: row.retention_noticed_at !== null,
          },
        ],
  )
}

/** What became of an account whose day has come. */
type Ending = 'erased' | 'put_off' | 'stays'

/**
 * Erases one account if its day has come. If it has become the only one to manage a child who is not to go, both get 14
 * more days and are told, so that no child loses its account without notice, or is left without anybody.
 */
async function endAccount(db: Database, accountId: string, now: Date): Promise<Ending> {
  return inTransaction(db, async (tx) => {
    if (!(await holdFamily(tx, accountId))) return 'stays'
    const row = await tx
      .selectFrom('accounts')
      .select(['deletion_due_at', 'retention_noticed_at'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (row.deletion_due_at === null || row.deletion_due_at > now) return 'stays'
    const left = (await studentsManagedAlone(tx, accountId)).filter(
      (child) => child.deletionDueAt === null || child.deletionDueAt > now,
    )
    if (left.length === 0) {
      const why = row.retention_noticed_at === null ? 'asked' : 'not_used'
      return (await eraseAccount(tx, accountId, { actor: null, why }, now)) ? 'erased' : 'stays'
    }
    await tx.updateTable('accounts').set({ deletion_due_at: null }).where('id', '=', accountId).execute()
    await scheduleDeletion(tx, [...left.map(({ id }) => id), accountId], null, now)
    const details = { children: left.length }
    await writeAudit(tx, { action: 'deletion_put_off', actor: null, subjectId: accountId, details }, now)
    return 'put_off'
  })
}

/**
 * Erases the accounts whose day has come, children before who manages them. One that fails does not keep the others; the
 * failure is thrown at the end. Gives how many were erased.
 */
export async function deleteDueAccounts(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a where a.deletion_due_at <= ${now}
    order by exists (select 1 from managed_accounts m where m.manager_id = a.id), a.deletion_due_at, a.id`.execute(
    db.queries,
  )
  const failures: unknown[] = []
  let erased = 0
  for (const { id } of rows) {
    try {
      if ((await endAccount(db, id, now)) === 'erased') erased += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be erased`)
  return erased
}
