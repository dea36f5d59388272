import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Finding } from './sides.ts'

const rowsOf = (findings: readonly Finding[], now: Date): string =>
  JSON.stringify(findings.map(({ kind, about, ours, theirs }) => ({ id: newId(now), kind, about, ours, theirs })))

/**
 * Writes what a part of a comparison has found: new differences once, known ones with their latest values, and those that
 * were put right on the spot as mended.
 */
export async function keepDifferences(
  tx: Tx,
  runId: string,
  { findings, mended }: { readonly findings: readonly Finding[]; readonly mended: readonly Finding[] },
  now: Date,
): Promise<void> {
  if (findings.length > 0)
    await sql`
    insert into reconciliation_differences as d (id, first_run, last_run, kind, about, ours, theirs, found_at)
    select f.id, ${runId}, ${runId}, f.kind, f.about, f.ours, f.theirs, ${now}
    from json_to_recordset(${rowsOf(findings, now)}::text::json) as f (id uuid, kind text, about text, ours text, theirs text)
    on conflict (kind, about) where settled_at is null do update
      set last_run = ${runId}, ours = excluded.ours, theirs = excluded.theirs`.execute(tx)
  if (mended.length === 0) return
  await sql`
    insert into reconciliation_differences (id, first_run, last_run, kind, about, ours, theirs, found_at, settled_at,
      settled_how)
    select f.id, ${runId}, ${runId}, f.kind, f.about, f.ours, f.theirs, ${now}, ${now}, 'mended'
    from json_to_recordset(${rowsOf(mended, now)}::text::json) as f (id uuid, kind text, about text, ours text, theirs text)`.execute(
    tx,
  )
}

/** Settles as gone what this run has looked at and not found any more. `lookedAt`: null is every open difference. */
export async function settleGone(tx: Tx, runId: string, lookedAt: readonly string[] | null, now: Date): Promise<void> {
  const scope = lookedAt === null ? sql`true` : sql`about = any (${[...lookedAt]}::text[])`
  await sql`update reconciliation_differences set settled_at = ${now}, settled_how = 'gone'
    where settled_at is null and last_run <> ${runId} and ${scope}`.execute(tx)
}
