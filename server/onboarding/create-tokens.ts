import { draftHours } from '@polyhex/contract/onboarding/draft'
import type { Database, Tx } from '../database/database.ts'
import type { Caller } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { hashToken, newToken, readSessionAndSubject } from '../http/session.ts'
import type { Actor } from '../identity/audit.ts'

/** Who makes an account for a child, and into which section. */
export interface Creator {
  readonly creatorId: string | null
  readonly sectionId: string | null
}
const nobody: Creator = { creatorId: null, sectionId: null }

/** The two halves of the right to finish a sign-up: `createToken` for the draft, `browserToken` for the cookie. */
export interface CreateTokens {
  readonly createToken: string
  readonly browserToken: string
  readonly expiresAt: Date
}

function hashOf(token: string): Buffer {
  const hash = hashToken(token)
  if (hash === null) throw new Error('a new token has the form of a token')
  return hash
}

/** Makes the right to finish the sign-up of one account from one browser, for a day. I-028. */
export async function issueCreateTokens(tx: Tx, accountId: string, creator: Creator, now: Date): Promise<CreateTokens> {
  const [createToken, browserToken] = [newToken(), newToken()]
  const expiresAt = new Date(now.getTime() + draftHours * 3_600_000)
  await tx
    .insertInto('create_tokens')
    .values({
      token_hash: hashOf(createToken),
      browser_hash: hashOf(browserToken),
      account_id: accountId,
      creator_id: creator.creatorId,
      section_id: creator.sectionId,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { createToken, browserToken, expiresAt }
}

/** What lets a caller go on with a sign-up. */
export interface OnboardingRight extends Creator {
  readonly by: 'token' | 'session'
  /** Who is signed in, for the audit log; null for a child on its own. */
  readonly actor: Actor | null
}

/**
 * The right to change an account during its sign-up: the token together with the cookie of the browser that began it (and
 * the session of the parent who did, where one did), or the session of the account itself or of who manages it.
 * Throws sign_up_expired for a token that does not fit, else what a missing session says, or account_not_found.
 */
export async function rightToOnboard(
  db: Database,
  caller: Caller,
  asked: { readonly id: string; readonly token: string | undefined },
  now: Date,
): Promise<OnboardingRight> {
  const session = await caller.session()
  const actor = session.state === 'authenticated' ? session.account : null
  const row = await findToken(db, caller, asked, now)
  if (row !== undefined && (row.creator_id === null || row.creator_id === actor?.accountId)) {
    return { by: 'token', actor, creatorId: row.creator_id, sectionId: row.section_id }
  }
  const { subject } = await readSessionAndSubject(db, caller.sessionHash, asked.id, 'manage', now)
  if (actor !== null && subject !== null) return { by: 'session', actor, ...nobody }
  if (asked.token !== undefined) throw new Refusal('sign_up_expired')
  if (actor === null) throw new Refusal(session.state === 'expired' ? 'session_expired' : 'not_signed_in')
  throw new Refusal('account_not_found')
}

async function findToken(
  db: Database,
  caller: Caller,
  asked: { readonly id: string; readonly token: string | undefined },
  now: Date,
): Promise<{ creator_id: string | null; section_id: string | null } | undefined> {
  const hash = hashToken(asked.token)
  if (hash === null || caller.signUpHash === null) return undefined
  return db.queries
    .selectFrom('create_tokens as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['t.creator_id', 't.section_id'])
    .where('t.token_hash', '=', hash)
    .where('t.browser_hash', '=', caller.signUpHash)
    .where('t.account_id', '=', asked.id)
    .where('t.expires_at', '>', now)
    .where('a.active', '=', true)
    .executeTakeFirst()
}

/** A browser begins one sign-up at a time: what it began before and never finished goes. */
export async function forgetFormerSignUp(tx: Tx, browserHash: Buffer | null): Promise<void> {
  if (browserHash === null) return
  await tx
    .deleteFrom('accounts')
    .where('claimed', '=', false)
    .where('id', 'in', (select) =>
      select.selectFrom('create_tokens').select('account_id').where('browser_hash', '=', browserHash),
    )
    .execute()
}

/** Ends the right to finish a sign-up, when it is finished. */
export async function endCreateTokens(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('create_tokens').where('account_id', '=', accountId).execute()
}
