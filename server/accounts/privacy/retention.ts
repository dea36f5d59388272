import { inTransaction } from '../../database/in-transaction.ts'
import { retention } from '@polyhex/contract/accounts/privacy-operations'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { writeAudit } from '../../identity/audit.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'
import { recipientAddress } from '../../outside/mail/recipient-address.ts'
import { holdFamily, scheduleDeletion, studentsManagedAlone } from './schedule-deletion.ts'

const day = 86_400_000

/** When an account `a`, or one that it manages, was used last: a parent whose child practices is not gone. */
const lastUse: RawBuilder<Date> = sql<Date>`greatest(coalesce(a.last_active_at, a.created_at), (
  select max(coalesce(c.last_active_at, c.created_at)) from managed_accounts m join accounts c on c.id = m.account_id
  where m.manager_id = a.id))`

/**
 * Accounts that have a clock of their own: not administrators', whom the product cannot do without, and not those of
 * students whom a parent manages, which stay as long as the parent's.
 */
const hasOwnClock: RawBuilder<boolean> = sql<boolean>`a.claimed and not 'admin' = any (a.roles)
  and not (a.roles <@ array['student'] and exists (
    select 1 from managed_accounts m join accounts p on p.id = m.manager_id where m.account_id = a.id and p.active))`

const noticeKey = (accountId: string, noticedAt: Date): string =>
  `retention_notice:${accountId}:${noticedAt.toISOString()}`

/** Takes back notices of accounts that were used since, and those whose mail could not leave in time for want of a server. */
async function forgetNotices(db: Database): Promise<void> {
  await sql`update accounts a set retention_noticed_at = null
    where a.retention_noticed_at is not null and a.deletion_due_at is null and (${lastUse} > a.retention_noticed_at
      or exists (select 1 from outbox_mails o where o.last_error = 'expired' and o.failed_at is not null
        and o.template = 'retention_notice' and o.account_id = a.id))`.execute(db.queries)
}

async function notice(tx: Tx, accountId: string, last: Date, now: Date): Promise<void> {
  const row = await tx
    .updateTable('accounts')
    .set({ retention_noticed_at: now })
    .where('id', '=', accountId)
    .where('retention_noticed_at', 'is', null)
    .where('deletion_due_at', 'is', null)
    .returning('username')
    .executeTakeFirst()
  if (row === undefined) return
  if (row.username !== null && (await recipientAddress(tx, accountId)) !== null) {
    const signInBefore = new Date(now.getTime() + retention.noticeDays * day)
    const mail = {
      key: noticeKey(accountId, now),
      to: { accountId },
      template: 'retention_notice',
      data: {
        username: row.username,
        lastUsedAt: last.toISOString(),
        signInBefore: signInBefore.toISOString(),
        daysAfter: retention.daysToUndo,
        signInPath: '/signin/',
      },
      expiresAt: new Date(now.getTime() + (retention.noticeDays / 2) * day),
    } as const
    await queueMail(tx, mail, now)
  }
  await writeAudit(tx, { action: 'retention_noticed', actor: null, subjectId: accountId }, now)
}

/** Schedules the deletion of an account that has been told and has not been used since, with the children it alone manages. */
async function schedule(db: Database, accountId: string, noticedAt: Date, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await holdFamily(tx, accountId))) return false
    const key = noticeKey(accountId, noticedAt)
    const mail = await tx
      .selectFrom('outbox_mails')
      .select(['sent_at', 'failed_at'])
      .where('dedupe_key', '=', key)
      .executeTakeFirst()
    // Nobody has been told as long as the mail has not left.
    if (mail !== undefined && mail.sent_at === null && mail.failed_at === null) return false
    const children = (await studentsManagedAlone(tx, accountId)).map(({ id }) => id)
    if (children.length > 0)
      await tx.updateTable('accounts').set({ retention_noticed_at: now }).where('id', 'in', children).execute()
    await scheduleDeletion(tx, [...children, accountId], null, now)
    for (const id of [...children, accountId])
      await writeAudit(
        tx,
        { action: 'deletion_scheduled', actor: null, subjectId: id, details: { why: 'not_used' } },
        now,
      )
    return true
  })
}

/**
 * The clock of accounts that nobody uses: 30 days before 24 months without use they are told by mail; when the 24 months
 * are over their deletion is scheduled as if they had asked for it, so that it can still be taken back for 14 days. Gives how
 * many were told and scheduled.
 */
export async function watchUnusedAccounts(db: Database, now: Date): Promise<{ told: number; scheduled: number }> {
  await forgetNotices(db)
  const over = new Date(now)
  over.setUTCMonth(over.getUTCMonth() - retention.unusedMonths)
  const nearlyOver = new Date(over.getTime() + retention.noticeDays * day)
  const { rows: unused } = await sql<{ id: string; last: Date }>`
    select a.id, ${lastUse} as last from accounts a
    where ${lastUse} <= ${nearlyOver} and ${hasOwnClock} and a.retention_noticed_at is null and a.deletion_due_at is null
    order by a.id`.execute(db.queries)
  for (const { id, last } of unused) await inTransaction(db, async (tx) => notice(tx, id, last, now))
  const { rows: gone } = await sql<{ id: string; noticed: Date }>`
    select a.id, a.retention_noticed_at as noticed from accounts a
    where a.retention_noticed_at <= ${new Date(now.getTime() - retention.noticeDays * day)} and ${lastUse} <= ${over}
      and ${hasOwnClock} and a.deletion_due_at is null
    order by a.id`.execute(db.queries)
  let scheduled = 0
  for (const { id, noticed } of gone) if (await schedule(db, id, noticed, now)) scheduled += 1
  return { told: unused.length, scheduled }
}
