import { inTransaction } from '../database/in-transaction.ts'
import type { Database, Tx } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { hashToken, newToken } from '../http/session.ts'
import { writeAudit } from '../identity/audit.ts'
import { queueMail } from '../outside/mail/queue-mail.ts'
import { changePassword } from './change-password.ts'

/** A link to set a new password lives for an hour. */
export const resetMinutes = 60

/** So many links for one account in an hour are mailed, whoever asks from wherever: nobody's mailbox can be filled. */
export const mostResets = 5

/** Whether another link may be mailed; those who ask at once wait for each other. */
async function mayMail(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const { mailed } = await tx
    .selectFrom('password_resets')
    .select((of) => of.fn.countAll<string>().as('mailed'))
    .where('account_id', '=', accountId)
    .where('asked_at', '>', new Date(now.getTime() - 3_600_000))
    .executeTakeFirstOrThrow()
  return Number(mailed) < mostResets
}

/** A link and where it is mailed: to an adult; for a student to the parent who has confirmed to manage the account. */
export interface ResetLink {
  readonly accountId: string
  readonly recipientId: string
  readonly token: string
}

/** The account of a username or of an adult's email, claimed and active. */
async function accountOf(db: Database, identifier: string) {
  const typed = identifier.trim().toLowerCase()
  return db.queries
    .selectFrom('accounts')
    .select(['id', 'username', 'email_signs_in'])
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
async function managersWithEmail(db: Database, accountId: string): Promise<string[]> {
  const rows = await db.queries
    .selectFrom('account_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.holder_id')
    .select('a.id')
    .where('l.subject_id', '=', accountId)
    .where('l.permission', '=', 'manage')
    .where('l.status', '=', 'confirmed')
    .where('l.accepted', '=', true)
    .where('a.email_signs_in', '=', true)
    .where('a.active', '=', true)
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Makes and mails a link for an account that was asked for; gives what was mailed, nothing when nobody is known by the
 * identifier, no address is certain, or many were mailed already. The caller answers the same in every case. I-019 and I-022.
 */
export async function beginReset(db: Database, identifier: string, now: Date): Promise<ResetLink[]> {
  const account = await accountOf(db, identifier)
  if (account === undefined || account.username === null) return []
  const { username } = account
  const recipients = account.email_signs_in ? [account.id] : await managersWithEmail(db, account.id)
  return inTransaction(db, async (tx) => {
    const links: ResetLink[] = []
    if (!(await mayMail(tx, account.id, now))) return links
    for (const recipientId of recipients) {
      links.push({
        accountId: account.id,
        recipientId,
        token: await mailReset(tx, { accountId: account.id, username, recipientId }, now),
      })
    }
    if (links.length > 0) {
      await writeAudit(tx, { action: 'password_reset_asked', actor: null, subjectId: account.id }, now)
    }
    return links
  })
}

/** Mails one link to set a new password and gives its token. */
export async function mailReset(
  tx: Tx,
  of: { readonly accountId: string; readonly username: string; readonly recipientId: string },
  now: Date,
): Promise<string> {
  const { accountId, username, recipientId } = of
  const token = newToken()
  const hash = hashToken(token)
  if (hash === null) throw new Error('a new token has the form of a token')
  const expiresAt = new Date(now.getTime() + resetMinutes * 60_000)
  await tx
    .insertInto('password_resets')
    .values({ token_hash: hash, account_id: accountId, asked_at: now, expires_at: expiresAt })
    .execute()
  const mail = {
    key: `password_reset:${hash.toString('hex')}`,
    to: { accountId: recipientId },
    template: 'password_reset',
    data: { username, resetPath: `/signin/reset/${token}/`, validUntil: expiresAt.toISOString() },
    expiresAt,
  } as const
  await queueMail(tx, mail, now)
  return token
}

/** The account that the token of a mail still sets a password of, its username, and the hash of the token. Throws reset_link_dead. */
export async function demandLiveReset(
  db: Database,
  token: string,
  now: Date,
): Promise<{ accountId: string; username: string; hash: Buffer }> {
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
  return { accountId: found.account_id, username: found.username ?? '', hash }
}

/**
 * Sets a password by the token of a mail, which works once and for an hour. All sessions end. Gives the account and the
 * username to sign in with. Throws reset_link_dead, password_too_common, password_is_username.
 */
export async function finishReset(
  db: Database,
  token: string,
  password: string,
  now: Date,
): Promise<{ accountId: string; username: string }> {
  const { accountId, username, hash } = await demandLiveReset(db, token, now)
  const by = { actor: null, keep: null, action: 'password_reset', link: hash } as const
  await changePassword(db, accountId, password, by, now)
  return { accountId, username }
}

/** Removes links whose time was over a day ago. */
export async function forgetOldResets(db: Database, now: Date): Promise<void> {
  await db.queries
    .deleteFrom('password_resets')
    .where('expires_at', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}
