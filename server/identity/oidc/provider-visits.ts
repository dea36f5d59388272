import type { Database } from '../../database/database.ts'

/** A browser on its way to a provider and back. */
export interface ProviderVisit {
  readonly provider: string
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly nextPath: string
}

const visitMinutes = 15

/** Notes that the browser of this token has set out. */
export async function beginVisit(db: Database, tokenHash: Buffer, visit: ProviderVisit, now: Date): Promise<void> {
  await db.queries
    .insertInto('provider_visits')
    .values({
      token_hash: tokenHash,
      provider: visit.provider,
      state: visit.state,
      nonce: visit.nonce,
      code_verifier: visit.codeVerifier,
      next_path: visit.nextPath,
      expires_at: new Date(now.getTime() + visitMinutes * 60_000),
    })
    .execute()
}

/** The visit from which a browser comes back; it is over with that, so that nothing can be played twice. */
export async function endVisit(
  db: Database,
  tokenHash: Buffer | null,
  provider: string,
  now: Date,
): Promise<ProviderVisit | null> {
  if (tokenHash === null) return null
  const row = await db.queries
    .deleteFrom('provider_visits')
    .where('token_hash', '=', tokenHash)
    .returning(['provider', 'state', 'nonce', 'code_verifier', 'next_path', 'expires_at'])
    .executeTakeFirst()
  if (row === undefined || row.provider !== provider || row.expires_at <= now) return null
  const { state, nonce, code_verifier: codeVerifier, next_path: nextPath } = row
  return { provider, state, nonce, codeVerifier, nextPath }
}

/** Removes visits from which nobody came back, and proofs that nobody took up. */
export async function forgetOldVisits(db: Database, now: Date): Promise<void> {
  await db.queries.deleteFrom('provider_visits').where('expires_at', '<=', now).execute()
  await db.queries.deleteFrom('proven_identities').where('expires_at', '<=', now).execute()
}
