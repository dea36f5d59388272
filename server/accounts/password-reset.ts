import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { hashToken, newToken } from '../http/session.ts'
import { writeAudit } from '../identity/audit.ts'
import { changePassword } from './change-password.ts'

/** A link to set a new password lives for an hour. */
export const resetMinutes = 60

/** Where a link goes: to the address of an adult; for a student to the parent who has confirmed to manage the account. */
export interface ResetMail {
  readonly accountId: string
  /** Account whose address it is. */
  readonly recipientId: string
  readonly email: string
  readonly timeZone: string
  readonly username: string
  readonly token: string
}

/** The account of a username or of an adult's email, claimed and active. */
async function accountOf(db: Database, identifier: string) {
  const typed = identifier.trim().toLowerCase()
  return db.queries
    .selectFrom('accounts')
    .select(['id', 'username', 'email', 'email_signs_in', 'time_zone'])
    .where((where) =>
      where.or([
        where(where.fn<string>('lower', ['username']), '=', typed),
        where.and([where('email_signs_in', '=', true), where(where.fn<string>('lower', ['email']), '=', typed)]),
      ]),
    )
    .where('claimed', '=', true)
    .where('active', '=', true)
    .executeTakeFirst()
}

/** Adults who manage an account and have an address that is theirs, first connected first. */
async function managersWithEmail(db: Database, accountId: string) {
  return db.queries
    .selectFrom('account_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.holder_id')
    .select(['a.id', 'a.email', 'a.time_zone'])
    .where('l.subject_id', '=', accountId)
    .where('l.permission', '=', 'manage')
    .where('l.status', '=', 'confirmed')
    .where('l.accepted', '=', true)
    .where('a.email_signs_in', '=', true)
    .where('a.active', '=', true)
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute()
}

/**
 * Makes a link for an account that was asked for, and says where it is mailed; nothing when nobody is known by the
 * identifier or no address is certain. The caller answers the same in every case. Checks 19 and 22.
 */
export async function beginReset(db: Database, identifier: string, now: Date): Promise<ResetMail[]> {
  const account = await accountOf(db, identifier)
  if (account === undefined || account.username === null) return []
  const recipients = account.email_signs_in
    ? [{ id: account.id, email: account.email, time_zone: account.time_zone }]
    : await managersWithEmail(db, account.id)
  const mails: ResetMail[] = []
  for (const { id, email, time_zone: timeZone } of recipients) {
    if (email === null) continue
    const token = newToken()
    const hash = hashToken(token)
    if (hash === null) throw new Error('a new token has the form of a token')
    await db.queries
      .insertInto('password_resets')
      .values({
        token_hash: hash,
        account_id: account.id,
        asked_at: now,
        expires_at: new Date(now.getTime() + resetMinutes * 60_000),
      })
      .execute()
    mails.push({ accountId: account.id, recipientId: id, email, timeZone, username: account.username, token })
  }
  if (mails.length > 0) {
    await writeAudit(db.queries, { action: 'password_reset_asked', actor: null, subjectId: account.id }, now)
  }
  return mails
}

/**
 * Sets a password by the token of a mail, which works once and for an hour. All sessions end. Gives the username to sign
 * in with. Throws reset_link_dead, password_too_common.
 */
export async function finishReset(db: Database, token: string, password: string, now: Date): Promise<string> {
  const hash = hashToken(token)
  if (hash === null) throw new Refusal('reset_link_dead')
  const found = await db.queries
    .selectFrom('password_resets as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.account_id', 'a.username'])
    .where('p.token_hash', '=', hash)
    .where('p.used_at', 'is', null)
    .where('p.expires_at', '>', now)
    .where('a.active', '=', true)
    .executeTakeFirst()
  if (found === undefined) throw new Refusal('reset_link_dead')
  const by = { actor: null, keep: null, action: 'password_reset', link: hash } as const
  await changePassword(db, found.account_id, password, by, now)
  return found.username ?? ''
}

/** Removes links whose time was over a day ago. */
export async function forgetOldResets(db: Database, now: Date): Promise<void> {
  await db.queries
    .deleteFrom('password_resets')
    .where('expires_at', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}
