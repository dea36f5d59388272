import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { type Actor, writeAudit } from '../identity/audit.ts'
import { forgetAnalytics } from '../outside/analytics/identities.ts'
import { isMailAddress } from '../outside/mail/address.ts'
import { queueMail, withdrawMail } from '../outside/mail/queue-mail.ts'
import { recipientAddress } from '../outside/mail/recipient-address.ts'

/** Who erases an account (null: the server by itself), and why. */
export interface Erasure {
  readonly actor: Actor | null
  /** `consent_refused`: the receipt of the answer tells of it, so that no other mail is written. */
  readonly why: 'asked' | 'not_used' | 'administrator' | 'consent_refused'
}

/** Takes an adult's address out of what remains of others: the receipts of their consents, and their children's accounts. */
async function forgetAddress(tx: Tx, accountId: string, email: string): Promise<void> {
  await sql`update consents set given_by_email = null
    where given_by = ${accountId} or lower(given_by_email) = lower(${email})`.execute(tx)
  await sql`delete from consent_requests where decided_at is not null and lower(parent_email) = lower(${email})`.execute(
    tx,
  )
  // A child's address is a parent's: from now on that of the parent who has managed the account longest, if there is another.
  await sql`update accounts a set email = (
      select m.email from account_links l join accounts m on m.id = l.holder_id
      where l.subject_id = a.id and l.holder_id <> ${accountId} and l.permission = 'manage' and l.status = 'confirmed'
        and l.accepted and m.email_signs_in order by l.created_at, l.id limit 1)
    where lower(a.email) = lower(${email}) and not a.email_signs_in and a.id in (
      select subject_id from account_links where holder_id = ${accountId} and permission = 'manage')`.execute(tx)
}

/**
 * Removes an account and everything of it: what hangs on the row goes with it, and so do its reports, what was counted of
 * it, and mails that were to be sent about it. What is left is a line of the audit log, without names, and one mail to the
 * address that the account had. Other accounts are not touched: whoever manages children alone is asked for them first
 * (`accountsManagedAlone`). False when there is no such account (any more), for instance because another did the same.
 */
export async function eraseAccount(tx: Tx, accountId: string, by: Erasure, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select(['username', 'email', 'email_signs_in', 'time_zone'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return false
  const address = await recipientAddress(tx, accountId)
  const requests = await tx.selectFrom('consent_requests').select('id').where('account_id', '=', accountId).execute()
  for (const { id } of requests) await withdrawMail(tx, `consent_request:${id}`, now)
  if (row.email_signs_in && row.email !== null) await forgetAddress(tx, accountId, row.email)
  // Which mail a row is may be said by the accounts it is between, also where it went to the other one.
  await tx.deleteFrom('outbox_mails').where('dedupe_key', 'like', `%${accountId}%`).execute()
  await tx.deleteFrom('issue_reports').where('account_id', '=', accountId).execute()
  await forgetAnalytics(tx, accountId)
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute()
  await writeAudit(
    tx,
    { action: 'account_deleted', actor: by.actor, subjectId: accountId, details: { why: by.why } },
    now,
  )
  if (by.why !== 'consent_refused' && row.username !== null && address !== null && isMailAddress(address)) {
    const to = { address, timeZone: row.time_zone }
    const data = { username: row.username, at: now.toISOString() }
    // Not the account's id: nothing that stays may name it.
    await queueMail(tx, { key: `deletion_done:${newId(now)}`, to, template: 'deletion_done', data }, now)
  }
  return true
}
