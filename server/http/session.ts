import { inTransaction } from '../database/in-transaction.ts'
import { hash, randomBytes } from 'node:crypto'
import type { Role } from '@polyhex/contract/identity/accounts'
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { statement } from '../database/statement.ts'

/** Cookies of the browser; each holds a random token, of which the database knows the hash only. */
export const sessionCookie = 'polyhex_session'
export const visitorCookie = 'polyhex_visitor'
/** Says that this browser has signed in before; it lets nobody in. */
export const deviceCookie = 'polyhex_device'
/** Binds a browser to its visit to a provider of identities. */
export const proofCookie = 'polyhex_proof'
/** A sign-in that stands before its second step. */
export const pendingCookie = 'polyhex_pending'
/** The browser's half of the right to finish a sign-up. A-310. */
export const signUpCookie = 'polyhex_signup'

/**
 * The name of a cookie. In production a browser takes `__Host-` cookies from this very host only and over HTTPS, so that
 * no neighbour domain can plant a session of its own.
 */
export function cookieName(name: string, production: boolean): string {
  return production ? `__Host-${name}` : name
}

const day = 86_400_000
/** A session ends 30 days after sign-in, or when it has not been used for 7. Visitors' runs are forgotten after 2 days. */
export const sessionDays = { whole: 30, idle: 7, visitor: 2 } as const

/** The signed-in account, as far as handlers need it without asking again. */
export interface Account {
  readonly accountId: string
  readonly username: string
  readonly roles: readonly Role[]
  readonly grade: number | null
  readonly publicName: string
  /** Who really sits there, when signed in as another; null otherwise. */
  readonly actorId: string | null
  /** Who really sits there is an administrator or tutor without a second factor. */
  readonly factorMissing: boolean
}

/** 256 bits of chance, as the cookie holds them. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash under which a token is stored; null for what cannot be a token of ours. */
export function hashToken(token: string | undefined): Buffer | null {
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? hash('sha256', token, 'buffer') : null
}

interface SessionRow {
  account_id: string
  username: string
  roles: Role[]
  grade: number | null
  public_name: string
  actor_id: string | null
  factor_missing: boolean
  alive: boolean
  idle_until: Date
}

/**
 * Asked of the few only who work for the product, so that a child's call costs nothing more; a tutor's looks one row up by an
 * index. The account of who really sits there is read only when it is another.
 */
const factorMissing = `case when s.actor_id is null then a.roles && array['admin', 'tutor']
       else exists (select 1 from accounts w where w.id = s.actor_id and w.roles && array['admin', 'tutor']) end
     and not exists (select 1 from second_factors f where f.account_id = coalesce(s.actor_id, s.account_id)) as factor_missing`

const readSessionStatement = statement<SessionRow>(
  'read_session',
  `select a.id as account_id, coalesce(a.username, '') as username, a.roles, a.grade, a.public_name, s.actor_id, s.idle_until,
     ${factorMissing},
     s.expires_at > $2 and s.idle_until > $2 and a.active as alive
   from sessions s join accounts a on a.id = s.account_id where s.token_hash = $1`,
)

const lengthen = statement<never>(
  'lengthen_session',
  `with lengthened as (
     update sessions set idle_until = $2, last_used_at = $3 where token_hash = $1 and idle_until < $2
     returning account_id, actor_id)
   update accounts set last_active_at = $3 where id in (
     select a.id from lengthened l join accounts a on a.id in (l.account_id, l.actor_id)
     for no key update of a skip locked)`,
)

export type SessionState =
  | { readonly state: 'authenticated'; readonly account: Account }
  | { readonly state: 'unauthenticated' }
  | { readonly state: 'expired' }

const toAccount = (row: Omit<SessionRow, 'alive' | 'idle_until'>): Account => ({
  accountId: row.account_id,
  username: row.username,
  roles: row.roles,
  grade: row.grade,
  publicName: row.public_name,
  actorId: row.actor_id,
  factorMissing: row.factor_missing,
})

/**
 * Who the session of a token hash belongs to. Using a session puts its idle end off, at most once a day, and with it goes
 * the day on which the account was last used (not while somebody else changes the account: there is another day).
 */
export async function readSession(db: Database, hash: Buffer | null, now: Date): Promise<SessionState> {
  if (hash === null) return { state: 'unauthenticated' }
  const [row] = await db.run(readSessionStatement, [hash, now])
  if (row === undefined) return { state: 'unauthenticated' }
  if (!row.alive) return { state: 'expired' }
  if (row.idle_until.getTime() - now.getTime() < (sessionDays.idle - 1) * day) {
    await db.run(lengthen, [hash, new Date(now.getTime() + sessionDays.idle * day), now])
  }
  return { state: 'authenticated', account: toAccount(row) }
}

interface SubjectRow extends SessionRow {
  subject_id: string | null
  subject_username: string
  subject_roles: Role[]
  subject_grade: number | null
  subject_public_name: string
}

const readSubjectStatement = statement<SubjectRow>(
  'read_subject',
  `select a.id as account_id, coalesce(a.username, '') as username, a.roles, a.grade, a.public_name, s.actor_id, s.idle_until,
     ${factorMissing},
     s.expires_at > $2 and s.idle_until > $2 and a.active as alive,
     o.id as subject_id, coalesce(o.username, '') as subject_username, o.roles as subject_roles, o.grade as subject_grade,
     o.public_name as subject_public_name
   from sessions s join accounts a on a.id = s.account_id
   left join accounts o on o.id = $3 and (o.id = a.id or 'admin' = any (a.roles)
     or exists (select 1 from account_links l where l.holder_id = a.id and l.subject_id = o.id
       and l.permission = $4 and l.status = 'confirmed' and l.accepted))
   where s.token_hash = $1`,
)

/**
 * The session together with the account a call is about: the caller's own, one regarding which the caller holds the
 * permission, or any for an administrator. `subject` is null for all others, so that a foreign account looks like one that is not there.
 */
export async function readSessionAndSubject(
  db: Database,
  hash: Buffer | null,
  subjectId: string,
  permission: 'viewAnalytics' | 'viewDetails' | 'manage',
  now: Date,
): Promise<{ session: SessionState; subject: Account | null }> {
  if (hash === null) return { session: { state: 'unauthenticated' }, subject: null }
  const [row] = await db.run(readSubjectStatement, [hash, now, subjectId, permission])
  if (row === undefined) return { session: { state: 'unauthenticated' }, subject: null }
  if (!row.alive) return { session: { state: 'expired' }, subject: null }
  const subject =
    row.subject_id === null
      ? null
      : {
          accountId: row.subject_id,
          username: row.subject_username,
          roles: row.subject_roles,
          grade: row.subject_grade,
          publicName: row.subject_public_name,
          actorId: null,
          factorMissing: false,
        }
  return { session: { state: 'authenticated', account: toAccount(row) }, subject }
}

/** The device of a browser in words, from what it says of itself; '' for one that says nothing known. */
export function deviceOf(userAgent: string): string {
  const browser = [
    ['Edg/', 'Edge'],
    ['OPR/', 'Opera'],
    ['Firefox/', 'Firefox'],
    ['Chrome/', 'Chrome'],
    ['Safari/', 'Safari'],
  ].find(([sign]) => userAgent.includes(sign ?? ''))?.[1]
  const system = [
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Android', 'Android'],
    ['CrOS', 'Chromebook'],
    ['Windows', 'Windows'],
    ['Macintosh', 'Mac'],
    ['Linux', 'Linux'],
  ].find(([sign]) => userAgent.includes(sign ?? ''))?.[1]
  return [browser, system].filter((word) => word !== undefined).join(' on ')
}

/** What a new session belongs to besides its account: the browser's own words, and who really sits there. */
export interface SessionBirth {
  readonly userAgent: string
  readonly actorId?: string
  /** The person has just shown the right to the account, as by its password. */
  readonly proved?: boolean
  /** When it ends at the latest, where that is not 30 days from now. */
  readonly expiresAt?: Date
}

/** Opens a session within a transaction and gives its token. The session of `old`, the browser's former cookie, ends with it. */
export async function openSession(
  tx: Tx,
  accountId: string,
  old: Buffer | null,
  now: Date,
  of: SessionBirth,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const hash = hashToken(token)
  if (hash === null) throw new Error('a new token has the form of a token')
  const expiresAt = of.expiresAt ?? new Date(now.getTime() + sessionDays.whole * day)
  if (old !== null) await tx.deleteFrom('sessions').where('token_hash', '=', old).execute()
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hash,
      account_id: accountId,
      created_at: now,
      last_used_at: now,
      device: deviceOf(of.userAgent),
      actor_id: of.actorId ?? null,
      idle_until: new Date(now.getTime() + sessionDays.idle * day),
      expires_at: expiresAt,
      proved_at: of.proved === true ? now : null,
    })
    .execute()
  await sql`update accounts set last_active_at = ${now} where id in (
    select id from accounts where id = any(${[accountId, ...(of.actorId === undefined ? [] : [of.actorId])]}::uuid[])
    for no key update skip locked)`.execute(tx)
  return { token, expiresAt }
}

/** Opens a session of somebody who has just shown the right to the account, in a transaction of its own. */
export async function createSession(
  db: Database,
  accountId: string,
  old: Buffer | null,
  now: Date,
  of: SessionBirth = { userAgent: '' },
): Promise<{ token: string; expiresAt: Date }> {
  return await inTransaction(db, async (tx) => openSession(tx, accountId, old, now, { ...of, proved: true }))
}

/** Ends the session of a token hash; replaying its cookie is refused from now on. */
export async function endSession(db: Database, hash: Buffer | null): Promise<void> {
  if (hash !== null) await db.queries.deleteFrom('sessions').where('token_hash', '=', hash).execute()
}

/** Removes sessions that ended more than a month ago; until then they say 'expired' rather than 'unauthenticated'. */
export async function forgetEndedSessions(db: Database, now: Date): Promise<void> {
  await db.queries
    .deleteFrom('sessions')
    .where('expires_at', '<', new Date(now.getTime() - 30 * day))
    .execute()
}
