import { addressLimits } from '@polyhex/contract/accounts/address-operations'
import type { Kysely } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashToken, newToken } from '../../http/session.ts'
import { writeAudit } from '../../identity/audit.ts'
import { removeFactorsSince } from '../../identity/second-factor/factors.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'
import { endAllSessions } from '../open-sessions.ts'
import { mailReset } from '../password-reset.ts'

const day = 86_400_000

/** Sets an address that is proven: in two steps, since a new one takes the former proof away. */
async function putAddress(tx: Tx, accountId: string, email: string, now: Date): Promise<void> {
  await tx.updateTable('accounts').set({ email }).where('id', '=', accountId).execute()
  await tx.updateTable('accounts').set({ email_proven_at: now }).where('id', '=', accountId).execute()
}

/**
 * Puts a new, confirmed address in the place of the old one, which is told and can take it back for 7 days. Another
 * account's address breaks the constraint accounts_email.
 */
export async function changeAddress(
  tx: Tx,
  account: { readonly id: string; readonly username: string | null; readonly email: string; readonly timeZone: string },
  email: string,
  now: Date,
): Promise<void> {
  const token = newToken()
  const hash = hashToken(token)
  if (hash === null) throw new Error('a new token has the form of a token')
  const [id, undoUntil] = [newId(now), new Date(now.getTime() + addressLimits.undoDays * day)]
  await tx
    .insertInto('address_changes')
    .values({
      id,
      account_id: account.id,
      old_email: account.email,
      new_email: email,
      undo_hash: hash,
      changed_at: now,
      undo_until: undoUntil,
    })
    .execute()
  await putAddress(tx, account.id, email, now)
  await writeAudit(tx, { action: 'address_changed', actor: null, subjectId: account.id }, now)
  await queueMail(
    tx,
    {
      key: `address_changed:${account.id}:${id}`,
      to: { address: account.email, timeZone: account.timeZone },
      template: 'address_changed',
      data: {
        username: account.username ?? account.email,
        newEmail: email,
        at: now.toISOString(),
        undoPath: `/undo-email/${token}/`,
        undoUntil: undoUntil.toISOString(),
      },
      expiresAt: undoUntil,
    },
    now,
  )
}

/**
 * Takes a change back by the link that was mailed to the old address, whatever has happened to the password since: the old
 * address counts again, later changes are void, second factors added since are gone, everybody is signed out, no password fits
 * any more, and a link to set one is mailed. Gives the address. Throws undo_link_dead.
 */
export async function undoAddressChange(tx: Tx, token: string, now: Date): Promise<string> {
  const hash = hashToken(token)
  if (hash === null) throw new Refusal('undo_link_dead')
  const change = await tx
    .selectFrom('address_changes')
    .select(['id', 'account_id', 'old_email', 'changed_at'])
    .where('undo_hash', '=', hash)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (change === undefined) throw new Refusal('undo_link_dead')
  const accountId = change.account_id
  const { username } = await tx
    .updateTable('accounts')
    .set({ password_hash: null })
    .where('id', '=', accountId)
    .returning('username')
    .executeTakeFirstOrThrow()
  await putAddress(tx, accountId, change.old_email, now)
  await tx
    .updateTable('address_changes')
    .set({ undone_at: now })
    .where('account_id', '=', accountId)
    .where('undone_at', 'is', null)
    .where('changed_at', '>=', change.changed_at)
    .execute()
  await tx.deleteFrom('address_proofs').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('known_devices').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('create_tokens').where('account_id', '=', accountId).execute()
  // Whoever took the account over may have added a factor, behind which its owner would stand.
  await removeFactorsSince(tx, accountId, change.changed_at)
  const endedSessions = await endAllSessions(tx, [accountId], null)
  await mailReset(tx, { accountId, username: username ?? '', recipientId: accountId }, now)
  const details = { endedSessions }
  await writeAudit(tx, { action: 'address_change_undone', actor: null, subjectId: accountId, details }, now)
  return change.old_email
}

/** Removes changes that cannot be taken back any more; with them goes the reservation of the old address. */
export async function forgetOldChanges(queries: Kysely<Tables>, now: Date): Promise<void> {
  await queries.deleteFrom('address_changes').where('undo_until', '<=', now).execute()
}
