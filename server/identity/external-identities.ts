import type { Database, Tx } from '../database/database.ts'

/** Who somebody is at a provider of identities. `subject` is the provider's own name for them, which never changes. */
export interface ExternalIdentity {
  readonly provider: 'google' | 'identity'
  readonly subject: string
  readonly email: string
}

/** The account of somebody at a provider, and whether it is active; null when there is none. */
export async function findByExternalIdentity(
  db: Database,
  { provider, subject }: Pick<ExternalIdentity, 'provider' | 'subject'>,
): Promise<{ accountId: string; active: boolean } | null> {
  const row = await db.queries
    .selectFrom('external_identities as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['a.id', 'a.active'])
    .where('e.provider', '=', provider)
    .where('e.subject', '=', subject)
    .executeTakeFirst()
  return row === undefined ? null : { accountId: row.id, active: row.active }
}

/**
 * Makes somebody at a provider the same as an account here: from now on they sign in to it there. Gives false when they
 * belong to another account already, or the account to another person at that provider.
 */
export async function linkExternalIdentity(
  tx: Tx,
  { provider, subject }: Pick<ExternalIdentity, 'provider' | 'subject'>,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('external_identities')
    .values({ provider, subject, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  if (row !== undefined) return true
  const there = await tx
    .selectFrom('external_identities')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return there?.account_id === accountId
}

/**
 * Whom this browser has shown itself to be at a provider, for sign-up: once, within half an hour of coming back.
 * `proofHash` is the caller's.
 */
export async function takeProvenIdentity(
  tx: Tx,
  proofHash: Buffer | null,
  now: Date,
): Promise<ExternalIdentity | null> {
  if (proofHash === null) return null
  const row = await tx
    .deleteFrom('proven_identities')
    .where('token_hash', '=', proofHash)
    .where('expires_at', '>', now)
    .returning(['provider', 'subject', 'email'])
    .executeTakeFirst()
  return row ?? null
}

/** Keeps for half an hour whom a browser has shown itself to be. */
export async function keepProvenIdentity(
  db: Database,
  proofHash: Buffer,
  { provider, subject, email }: ExternalIdentity,
  now: Date,
): Promise<void> {
  const values = { provider, subject, email, expires_at: new Date(now.getTime() + 30 * 60_000) }
  await db.queries
    .insertInto('proven_identities')
    .values({ token_hash: proofHash, ...values })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(values))
    .execute()
}
