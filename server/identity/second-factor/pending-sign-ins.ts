import { factorKinds, factorLimits, type FactorKind } from '@polyhex/contract/identity/second-factor'
import type { Database } from '../../database/database.ts'
import { statement } from '../../database/statement.ts'
import type { Caller, Cookies } from '../../http/handlers.ts'
import { hashToken, newToken } from '../../http/session.ts'
import { writeAudit } from '../audit.ts'

/** How the first step was made. */
export type SignInWay = 'password' | 'google' | 'identity'

const wantsStatement = statement<{ wants: boolean }>(
  'wants_second_step',
  `select exists (select 1 from second_factors where account_id = $1)
     and not exists (select 1 from known_devices where account_id = $1 and token_hash = $2 and trusted_until > $3) as wants`,
)

/**
 * Holds a sign-in whose first step was right when the account has a second factor and this browser is not trusted: for 5
 * minutes, under a token that does nothing but finish it. True when it is held, false when nothing more is wanted.
 */
export async function holdSignIn(
  db: Database,
  accountId: string,
  { caller, cookies }: { readonly caller: Caller; readonly cookies: Cookies },
  way: SignInWay,
  now: Date,
): Promise<boolean> {
  const [row] = await db.run(wantsStatement, [accountId, caller.deviceHash, now])
  if (row?.wants !== true) return false
  const token = newToken()
  const hash = hashToken(token)
  if (hash === null) throw new Error('a new token has the form of a token')
  const expiresAt = new Date(now.getTime() + factorLimits.pendingMinutes * 60_000)
  if (caller.pendingHash !== null) await dropPending(db, caller.pendingHash)
  await db.queries
    .insertInto('pending_sign_ins')
    .values({ token_hash: hash, account_id: accountId, way, created_at: now, expires_at: expiresAt })
    .execute()
  const actor = { accountId, actorId: null }
  await writeAudit(db.queries, { action: 'second_step_asked', actor, subjectId: accountId, details: { way } }, now)
  cookies.setPending(token, expiresAt)
  return true
}

/** A sign-in that stands before its second step. */
export interface PendingSignIn {
  readonly hash: Buffer
  readonly accountId: string
  readonly username: string
  readonly way: SignInWay
  readonly challenge: string | null
  readonly expiresAt: Date
  /** What the account can show, in the order in which it is offered. */
  readonly ways: readonly FactorKind[]
}

/** The sign-in of a token, while its time has not run out and the account is active; null otherwise. */
export async function readPending(db: Database, hash: Buffer | null, now: Date): Promise<PendingSignIn | null> {
  if (hash === null) return null
  const row = await db.queries
    .selectFrom('pending_sign_ins as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.account_id', 'p.way', 'p.challenge', 'p.expires_at', 'a.username'])
    .where('p.token_hash', '=', hash)
    .where('p.expires_at', '>', now)
    .where('a.active', '=', true)
    .executeTakeFirst()
  if (row === undefined) return null
  const kinds = await db.queries
    .selectFrom('second_factors')
    .select('kind')
    .distinct()
    .where('account_id', '=', row.account_id)
    .execute()
  return {
    hash,
    accountId: row.account_id,
    username: row.username ?? '',
    way: row.way,
    challenge: row.challenge,
    expiresAt: row.expires_at,
    ways: factorKinds.filter((kind) => kinds.some((one) => one.kind === kind)),
  }
}

/** Keeps the question that a passkey is asked; an earlier one is void. */
export async function keepQuestion(db: Database, hash: Buffer, challenge: string): Promise<void> {
  await db.queries.updateTable('pending_sign_ins').set({ challenge }).where('token_hash', '=', hash).execute()
}

/** Ends a sign-in that stands before its second step. False when it was over: of two answers at once only one goes on. */
export async function dropPending(db: Database, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db.queries
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Removes what nobody has answered in time, and codes that are too old to be typed again. */
export async function forgetOldSecondSteps(db: Database, now: Date): Promise<void> {
  await db.queries.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute()
  await db.queries.deleteFrom('factor_challenges').where('expires_at', '<=', now).execute()
  await db.queries
    .deleteFrom('totp_steps')
    .where('used_at', '<', new Date(now.getTime() - 3_600_000))
    .execute()
}
