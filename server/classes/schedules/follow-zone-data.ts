import type { SlotStatus } from '@polyhex/contract/classes/class-statuses'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { clashesAt } from '../slots/clashes.ts'
import { beginSlotChanges, finishSlotChanges } from '../slots/finish-slot-changes.ts'
import { type instantOf, wallTime } from '../../wall-clock.ts'

interface Row {
  readonly id: string
  readonly status: SlotStatus
  readonly starting_at: Date
  readonly duration: number
  readonly time_zone: string
  readonly local_start: string | null
  readonly occurrence_on: string | null
  readonly detached: boolean
  readonly minute: number | null
  readonly schedule_zone: string | null
}

/** The wall time that a class was set to; null where nothing says it. */
function wallOf(row: Row): string | null {
  if (row.local_start !== null) return row.local_start
  const follows = row.occurrence_on !== null && row.minute !== null && !row.detached
  return follows && row.schedule_zone === row.time_zone ? wallTime(row.occurrence_on, row.minute) : null
}

/** Classes ahead whose start was computed with other zone data, held in the order of their ids. */
async function lockOutdated(tx: Tx, version: string, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.id, s.status, s.starting_at, s.duration, s.time_zone, s.local_start, s.occurrence_on, s.detached, r.minute,
      r.time_zone as schedule_zone
    from time_slots s left join recurring_schedules r on r.id = s.recurring_schedule_id
    where s.starting_at > ${now} and s.tzdata <> ${version} order by s.id for no key update of s`.execute(tx)
  return rows
}

interface Move {
  readonly row: Row
  readonly startingAt: Date
}

/** Those that the new data places elsewhere and that nothing keeps from moving there. */
async function movesOf(tx: Tx, rows: readonly Row[], instant: typeof instantOf, now: Date): Promise<Move[]> {
  let moves = rows.flatMap((row): Move[] => {
    const wall = wallOf(row)
    const startingAt = wall === null ? row.starting_at : instant(wall, row.time_zone)
    return startingAt.getTime() === row.starting_at.getTime() || startingAt <= now ? [] : [{ row, startingAt }]
  })
  // A class that stays can be in the way of the next, so this is asked until nobody is in two classes at once.
  for (;;) {
    const times = moves
      .filter(({ row }) => row.status !== 'cancelled')
      .map(({ row, startingAt }) => ({ slotId: row.id, startingAt, duration: row.duration }))
    const blocked = new Set((await clashesAt(tx, times, now)).map((clash) => clash.slotId))
    if (blocked.size === 0) return moves
    moves = moves.filter(({ row }) => !blocked.has(row.id))
  }
}

async function write(tx: Tx, moves: readonly Move[], now: Date): Promise<void> {
  const given = JSON.stringify(moves.map(({ row, startingAt }) => ({ id: row.id, at: startingAt.toISOString() })))
  await sql`set constraints attendees_one_class_at_a_time deferred`.execute(tx)
  await sql`update time_slots s set starting_at = v.at, ics_sequence = s.ics_sequence + 1, changed_at = ${now}
    from json_to_recordset(${given}::text::json) as v (id uuid, at timestamptz) where s.id = v.id`.execute(tx)
  await sql`set constraints attendees_one_class_at_a_time immediate`.execute(tx)
}

/**
 * Computes the start of every class ahead anew from the wall time it was set to, where it was computed with other zone
 * data than this server's: those that the new data places elsewhere move, with their people, who are told. One that
 * somebody could not come to because of another class stays, for staff to look at. Gives how many moved. S-023.
 */
export async function followZoneData(
  db: Database,
  now: Date,
  { version, instant }: { readonly version: string; readonly instant: typeof instantOf },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await lockOutdated(tx, version, now)
    if (rows.length === 0) return 0
    const moves = await movesOf(tx, rows, instant, now)
    const begun = await beginSlotChanges(
      tx,
      moves.map(({ row }) => ({
        id: row.id,
        status: row.status,
        startingAt: row.starting_at,
        duration: row.duration,
      })),
    )
    await write(tx, moves, now)
    const ids = rows.map((row) => row.id)
    await sql`update time_slots set tzdata = ${version} where id = any (${ids}::uuid[])`.execute(tx)
    await finishSlotChanges(tx, begun, true, now)
    return moves.length
  })
}
