import { inTransaction } from '../database/in-transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { type Actor, writeAudit } from '../identity/audit.ts'
import { isOneOf, isTooCommon } from '../identity/common-passwords.ts'
import { hashPassword } from '../identity/passwords.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { tellGuardians } from './guardians/tell-guardians.ts'
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
 * anybody else all of them. Links to reset it die as well. Gives how many sessions ended. I-004 and I-022.
 * Throws password_too_common, password_is_username, reset_link_dead.
 */
export async function changePassword(
  db: Database,
  accountId: string,
  password: string,
  by: Change,
  now: Date,
): Promise<number> {
  if (isTooCommon(password)) throw new Refusal('password_too_common')
  const named = await db.queries
    .selectFrom('accounts')
    .select(['username', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (isOneOf(password, [named?.username, named?.email])) throw new Refusal('password_is_username')
  const hash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
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
      .returning(['username', 'email', 'roles'])
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
    // A child has no address of its own: those who care for it are told, whoever set the password.
    if (row.roles.length === 1 && row.roles.includes('student')) {
      const news = { kind: 'password_set', childId: accountId, otherId: by.actor?.accountId ?? null } as const
      await tellGuardians(tx, news, by.actor?.accountId ?? null, now)
    } else if (row.email !== null) {
      await queueMail(tx, changedMail(accountId, row.username ?? '', by, now), now)
    }
    await writeAudit(tx, { action: by.action, actor: by.actor, subjectId: accountId, details: { endedSessions } }, now)
    return endedSessions
  })
}
