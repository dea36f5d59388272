import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Finding } from './sides.ts'

interface Kept {
  readonly findings: readonly Finding[]
  readonly mended: readonly Finding[]
  /** Open ones that were looked at again; those no longer found are gone. Null: every open one was. */
  readonly lookedAt: readonly string[] | null
}

const rowsOf = (findings: readonly Finding[], now: Date): string =>
  JSON.stringify(findings.map(({ kind, about, ours, theirs }) => ({ id: newId(now), kind, about, ours, theirs })))

/**
 * Writes what a comparison has found: new differences once, known ones with their latest values, those that are no more
 * as gone, and those that were put right on the spot as mended.
 */
export async function keepDifferences(
  tx: Tx,
  runId: string,
  { findings, mended, lookedAt }: Kept,
  now: Date,
): Promise<void> {
  await sql`
    insert into reconciliation_differences as d (id, first_run, last_run, kind, about, ours, theirs, found_at)
    select f.id, ${runId}, ${runId}, f.kind, f.about, f.ours, f.theirs, ${now}
    from json_to_recordset(${rowsOf(findings, now)}::text::json) as f (id uuid, kind text, about text, ours text, theirs text)
    on conflict (kind, about) where settled_at is null do update
      set last_run = ${runId}, ours = excluded.ours, theirs = excluded.theirs`.execute(tx)
  const scope = lookedAt === null ? sql`true` : sql`about = any (${[...lookedAt]}::text[])`
  await sql`update reconciliation_differences set settled_at = ${now}, settled_how = 'gone'
    where settled_at is null and last_run <> ${runId} and ${scope}`.execute(tx)
  await sql`
    insert into reconciliation_differences (id, first_run, last_run, kind, about, ours, theirs, found_at, settled_at,
      settled_how)
    select f.id, ${runId}, ${runId}, f.kind, f.about, f.ours, f.theirs, ${now}, ${now}, 'mended'
    from json_to_recordset(${rowsOf(mended, now)}::text::json) as f (id uuid, kind text, about text, ours text, theirs text)`.execute(
    tx,
  )
}
