import { addDays } from '@polyhex/contract/calendar-dates'
import { generationDays } from '@polyhex/contract/classes/class-limits'
import { runsWeekly } from '@polyhex/contract/classes/class-statuses'
import type { Generated } from '@polyhex/contract/classes/recurring-schedule'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { dateAt, wallTime, zoneData } from '../../wall-clock.ts'
import { addWeeklyStudents } from './add-weekly-students.ts'
import { occurrences } from './occurrences.ts'
import { lockSchedule, type ScheduleRow, seriesOf, skippedDates } from './schedule-rows.ts'

/** The last of the `days` dates from today on that belong to the schedule. */
function lastDate(row: ScheduleRow, now: Date, days: number): string {
  const last = addDays(dateAt(now, row.time_zone), days - 1)
  return row.ending_on !== null && row.ending_on < last ? row.ending_on : last
}

/**
 * Makes the classes of a schedule for the `days` dates that begin today, with everybody who comes weekly. A date that has
 * a class keeps it as it is, moved, cancelled or full; a date that is skipped gets none. Only schedules in plan or active
 * make any. The schedule must be locked. C-182; S-032.
 */
export async function generateSlots(tx: Tx, row: ScheduleRow, now: Date, days: number): Promise<Generated> {
  const series = seriesOf(row)
  const through = lastDate(row, now, days)
  if (!runsWeekly(series.status)) return { created: 0, existing: 0, skipped: 0, through }
  const skipped = await skippedDates(tx, row.id)
  const all = occurrences(series, new Set(), now, days)
  const wanted = all.filter((one) => !skipped.has(one.date))
  const made =
    wanted.length === 0
      ? []
      : await tx
          .insertInto('time_slots')
          .values(
            wanted.map(({ date, startingAt }) => ({
              id: newId(now),
              recurring_schedule_id: row.id,
              occurrence_on: date,
              status: series.status === 'active' ? ('open' as const) : ('planned' as const),
              starting_at: startingAt,
              local_start: wallTime(date, row.minute),
              duration: row.duration,
              time_zone: row.time_zone,
              restrictions: row.restrictions,
              capacity: row.capacity,
              tzdata: zoneData,
              created_at: now,
              changed_at: now,
            })),
          )
          .onConflict((conflict) => conflict.columns(['recurring_schedule_id', 'occurrence_on']).doNothing())
          .returning('id')
          .execute()
  await addWeeklyStudents(
    tx,
    made.map((slot) => slot.id),
    now,
  )
  await tx
    .updateTable('recurring_schedules')
    .set({ generated_through: sql`greatest(generated_through, ${through}::date)` })
    .where('id', '=', row.id)
    .execute()
  return {
    created: made.length,
    existing: wanted.length - made.length,
    skipped: all.length - wanted.length,
    through,
  }
}

/** The same for one schedule by its id, in a transaction of its own. Throws schedule_not_found. */
export async function generateSlotsOf(db: Database, scheduleId: string, now: Date, days: number): Promise<Generated> {
  return inTransaction(db, async (tx) => generateSlots(tx, await lockSchedule(tx, scheduleId), now, days))
}

/**
 * Makes the classes of the next 90 days of every schedule that runs: the nightly job. A schedule that fails does not keep
 * the others from theirs; the first failure is thrown at the end.
 */
export async function generateAllSlots(db: Database, now: Date): Promise<number> {
  const schedules = await db.queries
    .selectFrom('recurring_schedules')
    .select('id')
    .where('status', 'in', ['plan', 'active'])
    .orderBy('id')
    .execute()
  let created = 0
  const failures: unknown[] = []
  for (const { id } of schedules) {
    try {
      created += (await generateSlotsOf(db, id, now, generationDays.standard)).created
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return created
}
