import { retention } from '@polyhex/contract/accounts/privacy-operations'
import { type Kysely, sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { endAllSessions } from '../open-sessions.ts'
import { newId } from '../../database/new-id.ts'
import type { Tables } from '../../database/tables.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'
import { recipientAddress } from '../../outside/mail/recipient-address.ts'

const day = 86_400_000

/**
 * Holds the row of an account and those of the accounts it manages for the rest of the transaction, in an order that is
 * the same for all, so that two parents who leave at the same time see each other. False when there is no such account.
 */
export async function holdFamily(tx: Tx, accountId: string): Promise<boolean> {
  const own = await sql`select id from accounts where id = ${accountId} for no key update`.execute(tx)
  if (own.rows.length === 0) return false
  await sql`select id from accounts where id in (select account_id from managed_accounts where manager_id = ${accountId})
    order by id for no key update`.execute(tx)
  return true
}

/**
 * The students whom nobody else manages who stays: no other account that is active and not itself about to be deleted.
 * Who is also a parent or staff stands alone.
 */
export async function studentsManagedAlone(
  queries: Kysely<Tables>,
  accountId: string,
): Promise<{ id: string; deletionDueAt: Date | null }[]> {
  const { rows } = await sql<{ id: string; deletionDueAt: Date | null }>`
    select c.id, c.deletion_due_at as "deletionDueAt" from managed_accounts m join accounts c on c.id = m.account_id
    where m.manager_id = ${accountId} and c.roles <@ array['student'] and not exists (
      select 1 from managed_accounts o join accounts p on p.id = o.manager_id
      where o.account_id = c.id and o.manager_id <> ${accountId} and p.active and p.deletion_due_at is null)
    order by c.id`.execute(queries)
  return rows
}

/** Who is told of a change to the whole account: itself where it has an address of its own, else every parent. */
async function recipients(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a where a.id = ${accountId} and a.email_signs_in
    union
    select m.id from managed_accounts l join accounts m on m.id = l.manager_id join accounts a on a.id = l.account_id
    where l.account_id = ${accountId} and not a.email_signs_in and m.email_signs_in and m.active`.execute(tx)
  if (rows.length > 0) return rows.map(({ id }) => id)
  // A parent who said yes by mail and has no account here.
  return (await recipientAddress(tx, accountId)) === null ? [] : [accountId]
}

type Told =
  | { readonly template: 'deletion_scheduled'; readonly dueAt: Date }
  | { readonly template: 'deletion_cancelled' }

/** Tells by mail that the deletion of an account is scheduled or taken back. */
export async function tellOfDeletion(tx: Tx, accountId: string, told: Told, now: Date): Promise<void> {
  const row = await tx.selectFrom('accounts').select('username').where('id', '=', accountId).executeTakeFirstOrThrow()
  const username = row.username ?? ''
  if (username === '') return
  for (const id of await recipients(tx, accountId)) {
    const mail = { key: `${told.template}:${accountId}:${newId(now)}`, to: { accountId: id } } as const
    if (told.template === 'deletion_cancelled') {
      await queueMail(tx, { ...mail, template: told.template, data: { username, at: now.toISOString() } }, now)
    } else {
      const cancelPath = id === accountId ? '/accounts/safety/' : `/accounts/${accountId}/data/`
      const data = { username, deleteAt: told.dueAt.toISOString(), cancelPath }
      await queueMail(tx, { ...mail, template: told.template, data }, now)
    }
  }
}

/**
 * Schedules the deletion of accounts in 14 days: sessions end, and whom it concerns is told by mail. Those that are
 * scheduled already keep their day. The caller holds the rows. Gives the day of those that were not.
 */
export async function scheduleDeletion(
  tx: Tx,
  accountIds: readonly string[],
  keepSession: Buffer | null,
  now: Date,
): Promise<Date> {
  const dueAt = new Date(now.getTime() + retention.daysToUndo * day)
  const scheduled = await tx
    .updateTable('accounts')
    .set({ deletion_due_at: dueAt })
    .where('id', 'in', accountIds)
    .where('deletion_due_at', 'is', null)
    .returning('id')
    .execute()
  await endAllSessions(tx, accountIds, keepSession)
  for (const { id } of scheduled) await tellOfDeletion(tx, id, { template: 'deletion_scheduled', dueAt }, now)
  return dueAt
}
