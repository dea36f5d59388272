import { inTransaction } from '../database/in-transaction.ts'
import type { OpenSession } from '@polyhex/contract/accounts/account-operations'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { type Actor, writeAudit } from '../identity/audit.ts'

/** Where an account is signed in, this browser's session first, then by last use. I-006. */
export async function openSessions(
  db: Database,
  accountId: string,
  thisHash: Buffer | null,
  now: Date,
): Promise<OpenSession[]> {
  const rows = await db.queries
    .selectFrom('sessions as s')
    .leftJoin('accounts as by', 'by.id', 's.actor_id')
    .select(['s.id', 's.token_hash', 's.device', 's.created_at', 's.last_used_at', 'by.public_name as by'])
    .where('s.account_id', '=', accountId)
    .where('s.expires_at', '>', now)
    .where('s.idle_until', '>', now)
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id')
    .execute()
  return rows
    .map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
      isThis: thisHash !== null && Buffer.compare(thisHash, row.token_hash) === 0,
      by: row.by,
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** Ends one session of an account; false when it has none by this id. Another's session is not found either. */
export async function endOneSession(db: Database, accountId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db.queries
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Ends all sessions of accounts, those in which they act as others too, but not `keep`. Gives how many. I-003 to I-005. */
export async function endAllSessions(
  queries: Kysely<Tables>,
  accountIds: readonly string[],
  keep: Buffer | null,
): Promise<number> {
  let sessions = queries
    .deleteFrom('sessions')
    .where((where) => where.or([where('account_id', 'in', accountIds), where('actor_id', 'in', accountIds)]))
  if (keep !== null) sessions = sessions.where('token_hash', '<>', keep)
  const { numDeletedRows } = await sessions.executeTakeFirstOrThrow()
  // Nor does anybody come in who has shown the password and stands before the last stage.
  await queries.deleteFrom('flow_plans').where('account_id', 'in', accountIds).execute()
  await queries.deleteFrom('pending_sign_ins').where('account_id', 'in', accountIds).execute()
  // And a browser that need not show the second factor has to show it again.
  await queries
    .updateTable('known_devices')
    .set({ trusted_until: null })
    .where('account_id', 'in', accountIds)
    .where('trusted_until', 'is not', null)
    .execute()
  return Number(numDeletedRows)
}

/** Signs an account out everywhere but in the session `keep`, with its line of the audit log. Gives how many sessions ended. */
export async function signOutElsewhere(
  db: Database,
  accountId: string,
  keep: Buffer | null,
  actor: Actor,
  now: Date,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ended = await endAllSessions(tx, [accountId], keep)
    await writeAudit(tx, { action: 'session_ended', actor, subjectId: accountId, details: { ended } }, now)
    return ended
  })
}
