import { Refusal } from '../http/refusal.ts'
import { type Actor, writeAudit } from '../identity/audit.ts'
import { isTooCommon } from '../identity/common-passwords.ts'
import { hashPassword } from '../identity/passwords.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { endAllSessions } from './open-sessions.ts'
import { queueMail, type QueuedMail } from '../outside/mail/queue-mail.ts'

/** Who sets a password, and how. */
interface Change {
  readonly actor: Actor | null
  /** The session that stays. */
  readonly keep: Buffer | null
  readonly action: 'password_changed' | 'password_reset'
  /** The link by which it is set: it must still be open, and is used up. */
  readonly link?: Buffer
}

function changedMail(accountId: string, username: string, by: Change, now: Date): QueuedMail {
  const how = by.action === 'password_reset' ? 'reset' : by.actor?.accountId === accountId ? 'self' : 'manager'
  return {
    key: `password_changed:${newId(now)}`,
    to: { accountId },
    template: 'password_changed',
    data: { username, at: now.toISOString(), by: how, resetPath: '/signin/forgot/' },
  }
}

/**
 * Sets a password and ends the sessions that could have been opened with the old one: by its owner all but `keep`, by
 * anybody else all of them. Links to reset it die as well. Gives how many sessions ended. Checks 4 and 22.
 * Throws password_too_common, reset_link_dead.
 */
export async function changePassword(
  db: Database,
  accountId: string,
  password: string,
  by: Change,
  now: Date,
): Promise<number> {
  if (isTooCommon(password)) throw new Refusal('password_too_common')
  const hash = await hashPassword(password)
  return db.queries.transaction().execute(async (tx) => {
    if (by.link !== undefined) {
      const { numUpdatedRows } = await tx
        .updateTable('password_resets')
        .set({ used_at: now })
        .where('token_hash', '=', by.link)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows !== 1n) throw new Refusal('reset_link_dead')
    }
    const row = await tx
      .updateTable('accounts')
      .set({ password_hash: hash })
      .where('id', '=', accountId)
      .returning(['username', 'email'])
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .execute()
    // Nor can anybody go on who began the sign-up elsewhere.
    await tx.deleteFrom('create_tokens').where('account_id', '=', accountId).execute()
    const endedSessions = await endAllSessions(tx, [accountId], by.keep)
    if (row.email !== null) await queueMail(tx, changedMail(accountId, row.username ?? '', by, now), now)
    await writeAudit(tx, { action: by.action, actor: by.actor, subjectId: accountId, details: { endedSessions } }, now)
    return endedSessions
  })
}
