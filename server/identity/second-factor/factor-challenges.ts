import { factorLimits } from '@polyhex/contract/identity/second-factor'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

type Purpose = 'add_totp' | 'add_passkey' | 'proof'

/** Keeps what a session is asked, for a quarter of an hour, in the place of what it was asked before. Gives until when. */
export async function keepChallenge(
  queries: Kysely<Tables>,
  sessionHash: Buffer,
  purpose: Purpose,
  challenge: Buffer,
  now: Date,
): Promise<Date> {
  const values = { challenge, expires_at: new Date(now.getTime() + factorLimits.enrollMinutes * 60_000) }
  await queries
    .insertInto('factor_challenges')
    .values({ session_hash: sessionHash, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['session_hash', 'purpose']).doUpdateSet(values))
    .execute()
  return values.expires_at
}

/** What a session was asked and may still answer; null when there is nothing. It stays. */
export async function readChallenge(
  queries: Kysely<Tables>,
  sessionHash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<Buffer | null> {
  const row = await queries
    .selectFrom('factor_challenges')
    .select('challenge')
    .where('session_hash', '=', sessionHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row === undefined ? null : Buffer.from(row.challenge)
}

/** The same, and it is over with that: nothing can be answered twice. */
export async function takeChallenge(
  queries: Kysely<Tables>,
  sessionHash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<Buffer | null> {
  const row = await queries
    .deleteFrom('factor_challenges')
    .where('session_hash', '=', sessionHash)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return row === undefined || row.expires_at <= now ? null : Buffer.from(row.challenge)
}
