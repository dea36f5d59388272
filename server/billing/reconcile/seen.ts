import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Remembers names that the provider has; gives those that are new in this run. */
export async function rememberSeen(db: Database, runId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`insert into reconciliation_seen (run_id, id)
    select ${runId}, unnest(${[...new Set(ids)]}::text[]) on conflict do nothing returning id`.execute(db.queries)
  return new Set(rows.map(({ id }) => id))
}

/** Which of these names the provider has shown in this run. */
export async function seenOf(db: Database, runId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`select id from reconciliation_seen
    where run_id = ${runId} and id = any (${[...new Set(ids)]}::text[])`.execute(db.queries)
  return new Set(rows.map(({ id }) => id))
}

/** Forgets what this run has seen, and what runs left that died. */
export async function forgetSeen(db: Database, runId: string): Promise<void> {
  await sql`delete from reconciliation_seen s using reconciliations r
    where r.id = s.run_id and (r.id = ${runId} or r.finished_at is not null)`.execute(db.queries)
}
