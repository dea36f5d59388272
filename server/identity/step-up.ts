import { stepUpMinutes } from '@polyhex/contract/identity/identity-operations'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * The one place that knows when the person in a browser last showed the right to the account it is signed in to. A
 * session is born with such a proof (`openSession`), `keepProof` renews it; whatever else shall count as one, or be
 * demanded besides, belongs here.
 */

/** Until when a proof that was given at a moment is enough. */
export function proofUntil(provedAt: Date): Date {
  return new Date(provedAt.getTime() + stepUpMinutes * 60_000)
}

/** Lets through whose session proved its password less than 10 minutes ago. Throws password_needed. Decision 0040. */
export async function demandFreshProof(db: Database, sessionHash: Buffer | null, now: Date): Promise<void> {
  const row =
    sessionHash === null
      ? undefined
      : await db.queries
          .selectFrom('sessions')
          .select('proved_at')
          .where('token_hash', '=', sessionHash)
          .executeTakeFirst()
  const provedAt = row?.proved_at ?? null
  if (provedAt === null || proofUntil(provedAt) <= now) throw new Refusal('password_needed')
}

/** Keeps that this session proved its password now. */
export async function keepProof(queries: Kysely<Tables>, sessionHash: Buffer, now: Date): Promise<void> {
  await queries.updateTable('sessions').set({ proved_at: now }).where('token_hash', '=', sessionHash).execute()
}
