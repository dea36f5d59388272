import { addDays } from '@polyhex/contract/calendar-dates'
import type { Told } from '@polyhex/contract/classes/recurring-schedule'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { beginSlotChanges, finishSlotChanges } from '../slots/finish-slot-changes.ts'
import { setSlotStatus } from '../slots/set-slot-status.ts'
import { knownSlot, lockSlot, type SlotRow } from '../slots/slot-rows.ts'
import { dateAt, type LocalDate } from '../../wall-clock.ts'
import { countPeople } from './change-schedule.ts'
import { isDateOf, occurrenceOn } from './occurrences.ts'
import { lockSchedule, type ScheduleRow, seriesOf, skippedDates } from './schedule-rows.ts'

/** What a holiday does. */
export interface HolidayEffect {
  /** Dates of schedules that are skipped and were not. */
  readonly dates: number
  /** Classes that were there and are cancelled. */
  readonly cancelled: readonly SlotRow[]
  /** Different people in those. */
  readonly told: Told
}

interface Range {
  readonly from: LocalDate
  readonly to: LocalDate
}

/** Dates of a schedule in a range that are not skipped and whose class has not begun. */
function openDates(row: ScheduleRow, skipped: ReadonlySet<LocalDate>, range: Range, now: Date): LocalDate[] {
  const series = seriesOf(row)
  const today = dateAt(now, row.time_zone)
  const dates: LocalDate[] = []
  for (let date = range.from > today ? range.from : today; date <= range.to; date = addDays(date, 1)) {
    if (!isDateOf(series, date) || skipped.has(date)) continue
    if (occurrenceOn(series, date).startingAt > now) dates.push(date)
  }
  return dates
}

/** The classes of these dates that take place or are planned, held in the order of their ids. */
async function slotsOf(tx: Tx, scheduleId: string, dates: readonly LocalDate[], now: Date): Promise<SlotRow[]> {
  if (dates.length === 0) return []
  const rows = await tx
    .selectFrom('time_slots')
    .select('id')
    .where('recurring_schedule_id', '=', scheduleId)
    .where('occurrence_on', 'in', [...dates])
    .where('status', '<>', 'cancelled')
    .orderBy('id')
    .execute()
  const slots: SlotRow[] = []
  for (const { id } of rows) slots.push(await lockSlot(tx, id, now))
  return slots.filter((slot) => !slot.past)
}

async function schedulesToSkip(tx: Tx, ids: readonly string[] | undefined): Promise<ScheduleRow[]> {
  const wanted =
    ids ??
    (await tx.selectFrom('recurring_schedules').select('id').where('status', 'in', ['plan', 'active']).execute()).map(
      (row) => row.id,
    )
  const rows: ScheduleRow[] = []
  for (const id of [...new Set(wanted)].toSorted()) rows.push(await lockSchedule(tx, id))
  return rows.filter((row) => row.status === 'plan' || row.status === 'active')
}

/** Cancels classes that are held, all of them before anybody's credits are looked at. */
async function cancelAll(tx: Tx, slots: readonly SlotRow[], notify: boolean, now: Date): Promise<void> {
  const begun = await beginSlotChanges(tx, slots.map(knownSlot))
  for (const slot of slots) await setSlotStatus(tx, slot, 'cancelled', now)
  await finishSlotChanges(tx, begun, notify, now)
}

/**
 * Leaves out every class of schedules between two dates, both included: a holiday. With `preview` nothing is written.
 * Throws schedule_not_found.
 */
export async function skipRange(
  tx: Tx,
  {
    ids,
    range,
    preview,
    notify,
  }: { ids: readonly string[] | undefined; range: Range; preview: boolean; notify: boolean },
  now: Date,
): Promise<HolidayEffect> {
  let count = 0
  const cancelled: SlotRow[] = []
  for (const row of await schedulesToSkip(tx, ids)) {
    const dates = openDates(row, await skippedDates(tx, row.id), range, now)
    if (dates.length === 0) continue
    count += dates.length
    const slots = await slotsOf(tx, row.id, dates, now)
    cancelled.push(...slots)
    if (preview) continue
    const values = dates.map((date) => ({
      id: newId(now),
      recurring_schedule_id: row.id,
      account_id: null,
      on_date: date,
      created_at: now,
    }))
    await tx.insertInto('skip_dates').values(values).execute()
  }
  if (!preview) await cancelAll(tx, cancelled, notify, now)
  const told = await countPeople(
    tx,
    cancelled.map((slot) => slot.id),
  )
  return { dates: count, cancelled, told }
}
