import type { Restriction } from '@polyhex/contract/classes/class-statuses'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import type { LocalDate } from '../../wall-clock.ts'
import type { MadeSlot, Series } from './series-change.ts'

export type ScheduleRow = Selectable<Tables['recurring_schedules']>

/** What of a row decides the classes of a schedule. */
export function seriesOf(row: ScheduleRow): Series {
  return {
    timeZone: row.time_zone,
    day: row.day,
    minute: row.minute,
    duration: row.duration,
    startingOn: row.starting_on,
    endingOn: row.ending_on,
    status: row.status,
    restrictions: row.restrictions as Restriction[],
    capacity: row.capacity,
  }
}

/**
 * Holds a schedule until the end of the transaction. Whatever makes or changes its classes, its weekly students or its
 * dates without class takes this first, before any class: so a run that makes classes sees every student, and a student
 * who joins sees every class. Throws schedule_not_found.
 */
export async function lockSchedule(tx: Tx, id: string): Promise<ScheduleRow> {
  const row = await tx.selectFrom('recurring_schedules').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (row === undefined) throw new Refusal('schedule_not_found')
  return row
}

/** The dates on which nobody has this class, in its own zone. */
export async function skippedDates(tx: Tx, scheduleId: string): Promise<Set<LocalDate>> {
  const rows = await tx
    .selectFrom('skip_dates')
    .select('on_date')
    .where('recurring_schedule_id', '=', scheduleId)
    .where('account_id', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.on_date))
}

/** The dates for which a class of this schedule stands, past ones too. */
export async function takenDates(tx: Tx, scheduleId: string): Promise<Set<LocalDate>> {
  const rows = await tx
    .selectFrom('time_slots')
    .select('occurrence_on')
    .where('recurring_schedule_id', '=', scheduleId)
    .execute()
  return new Set(rows.flatMap((row) => row.occurrence_on ?? []))
}

/** The classes of a schedule that have not begun, held until the end of the transaction, in the order of all locks of classes. */
export async function lockSlotsAhead(tx: Tx, scheduleId: string, now: Date): Promise<MadeSlot[]> {
  const rows = await tx
    .selectFrom('time_slots as s')
    .selectAll('s')
    .select(
      sql<boolean>`exists (select 1 from attendees a where a.time_slot_id = s.id and a.removed_at is null)
        or exists (select 1 from cohort_time_slots c where c.time_slot_id = s.id)`.as('occupied'),
    )
    .where('s.recurring_schedule_id', '=', scheduleId)
    .where('s.starting_at', '>', now)
    .orderBy('s.id')
    .forNoKeyUpdate('s')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    occurrenceOn: row.occurrence_on ?? '',
    startingAt: row.starting_at,
    duration: row.duration,
    timeZone: row.time_zone,
    status: row.status,
    detached: row.detached,
    occupied: row.occupied,
    restrictions: row.restrictions as Restriction[],
    capacity: row.capacity,
    seatsTaken: row.seats_taken,
  }))
}
