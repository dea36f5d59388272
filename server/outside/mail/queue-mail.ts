import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { prepared } from '../../database/prepared.ts'
import { isMailAddress } from './address.ts'
import { checkMailData, type MailData, type TemplateName } from './templates.ts'

/**
 * To an account, at the address and in the time zone it has when the mail is sent; for a student that is the parent who has
 * said yes or who manages the account, and nobody while there is none. Or to an address, which the caller answers for.
 */
export type MailRecipient = { readonly accountId: string } | { readonly address: string; readonly timeZone?: string }

interface Queued<Name extends TemplateName> {
  /** Which mail this is, such as `password_reset:<token id>`: the same key twice is one mail. At most 200 signs. */
  readonly key: string
  readonly to: MailRecipient
  readonly template: Name
  readonly data: MailData<Name>
  /** When to send; left out: now. */
  readonly dueAt?: Date
  /** From when on it is worth nothing and is not sent any more; left out: 3 days after it is due. */
  readonly expiresAt?: Date
}
export type QueuedMail = { readonly [Name in TemplateName]: Queued<Name> }[TemplateName]

const daysWorthSending = 3

/**
 * Writes a mail into the outbox, as part of the transaction of what it tells of. A worker sends it when it is due.
 * True when it was new, false when this mail had been queued before. Throws ZodError for data that the template does not
 * take, and an error for an address that is none or a mail that would expire before it is due.
 */
export async function queueMail(tx: Tx, mail: QueuedMail, now: Date): Promise<boolean> {
  const { key, to, template } = mail
  const dueAt = mail.dueAt ?? now
  const expiresAt = mail.expiresAt ?? new Date(dueAt.getTime() + daysWorthSending * 86_400_000)
  if (expiresAt <= dueAt) throw new Error('a mail must be due before it expires')
  if ('address' in to && !isMailAddress(to.address)) throw new Error('this is not an address for mail')
  const [accountId, address, timeZone] =
    'accountId' in to ? [to.accountId, null, null] : [null, to.address, to.timeZone ?? null]
  const { rows } = await sql`${prepared}
    insert into outbox_mails (id, dedupe_key, account_id, address, time_zone, template, data, created_at, due_at, expires_at)
    values (${newId(now)}, ${key}, ${accountId}::uuid, ${address}::text, ${timeZone}::text, ${template},
      ${JSON.stringify(checkMailData(template, mail.data))}::text::jsonb, ${now}, ${dueAt}, ${expiresAt})
    on conflict (dedupe_key) do nothing returning id`.execute(tx)
  return rows.length > 0
}

/**
 * Takes back a mail that has not been sent, such as a notice of a class that was cancelled. True when it will not be
 * sent; false when it has been, is on its way, or was never queued. Its key can be queued again.
 */
export async function withdrawMail(tx: Tx, key: string, now: Date): Promise<boolean> {
  const row = await tx
    .deleteFrom('outbox_mails')
    .where('dedupe_key', '=', key)
    .where('sent_at', 'is', null)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The mails of one template to an account that have not been sent and that no worker holds, with their data as stored. */
export async function unsentMails(
  tx: Tx,
  accountIds: readonly string[],
  template: TemplateName,
  now: Date,
): Promise<{ key: string; accountId: string; data: unknown }[]> {
  if (accountIds.length === 0) return []
  const rows = await tx
    .selectFrom('outbox_mails')
    .select(['dedupe_key', 'account_id', 'data'])
    .where('account_id', 'in', [...accountIds])
    .where('template', '=', template)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ key: row.dedupe_key, accountId: row.account_id ?? '', data: row.data }))
}
