import { runsWeekly } from '@polyhex/contract/classes/class-statuses'
import { isPast } from '@polyhex/contract/classes/join-window'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { addToSlot } from '../attendance/add-to-slots.ts'
import { removeFromSlot } from '../attendance/remove-from-slots.ts'
import { noticeAttendees } from '../notices/notice-attendees.ts'
import { beginSlotChanges, finishSlotChanges } from '../slots/finish-slot-changes.ts'
import { leaveSlot } from '../slots/leave-slot.ts'
import { setSlotStatus } from '../slots/set-slot-status.ts'
import { knownSlot, lockSlot, type SlotRow } from '../slots/slot-rows.ts'
import { dateAt, daysBetween, type LocalDate } from '../../wall-clock.ts'
import { generateSlots } from './generate-slots.ts'
import { isDateOf, occurrenceOn } from './occurrences.ts'
import { lockSchedule, type ScheduleRow, seriesOf } from './schedule-rows.ts'

/** The class that stands for a date of a schedule, held; null when there is none. */
async function slotOfDate(tx: Tx, scheduleId: string, date: LocalDate, now: Date): Promise<SlotRow | null> {
  const row = await tx
    .selectFrom('time_slots')
    .select('id')
    .where('recurring_schedule_id', '=', scheduleId)
    .where('occurrence_on', '=', date)
    .executeTakeFirst()
  return row === undefined ? null : lockSlot(tx, row.id, now)
}

/** Holds a schedule and the class of one of its dates. Throws schedule_not_found, not_a_class_date, time_slot_past. */
async function lockDate(
  tx: Tx,
  scheduleId: string,
  date: LocalDate,
  now: Date,
): Promise<{ row: ScheduleRow; slot: SlotRow | null }> {
  const row = await lockSchedule(tx, scheduleId)
  const series = seriesOf(row)
  const slot = await slotOfDate(tx, scheduleId, date, now)
  // A class that was moved to another weekday by a change of its schedule keeps a date of its own.
  if (slot === null && !isDateOf(series, date)) throw new Refusal('not_a_class_date')
  const { startingAt } = occurrenceOn(series, date)
  const past = slot?.past ?? isPast({ startingAt: startingAt.toISOString(), duration: series.duration }, now)
  if (past) throw new Refusal('time_slot_past')
  return { row, slot }
}

async function writeSkipDate(
  tx: Tx,
  scheduleId: string,
  accountId: string | null,
  date: LocalDate,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('skip_dates')
    .values({
      id: newId(now),
      recurring_schedule_id: scheduleId,
      account_id: accountId,
      on_date: date,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['recurring_schedule_id', 'account_id', 'on_date']).doNothing())
    .execute()
}

function demandRuns(row: ScheduleRow): void {
  if (!runsWeekly(row.status)) throw new Refusal('schedule_not_running')
}

/** Whether an account comes to a schedule's class of a date. */
async function comesOn(tx: Tx, scheduleId: string, accountId: string, date: LocalDate): Promise<boolean> {
  const found = await tx
    .selectFrom('recurring_attendees')
    .select('account_id')
    .where('recurring_schedule_id', '=', scheduleId)
    .where('account_id', '=', accountId)
    .where('starting_on', '<=', date)
    .where((where) => where.or([where('ending_on', 'is', null), where('ending_on', '>=', date)]))
    .executeTakeFirst()
  return found !== undefined
}

/** Whose date, and whether they are told. */
export interface AccountDate {
  readonly accountId: string
  readonly date: LocalDate
  readonly notify: boolean
}

/**
 * Leaves out a date of a schedule for one account that comes weekly: only this account is out, and its seat and credit are
 * free. Throws schedule_not_found, not_a_class_date, time_slot_past, schedule_not_running, not_registered. C-002, C-187;
 * decision 0025 (9).
 */
export async function skipForAccount(
  tx: Tx,
  scheduleId: string,
  { accountId, date, notify }: AccountDate,
  now: Date,
): Promise<void> {
  const { row, slot } = await lockDate(tx, scheduleId, date, now)
  demandRuns(row)
  if (!(await comesOn(tx, scheduleId, accountId, date))) throw new Refusal('not_registered')
  await writeSkipDate(tx, scheduleId, accountId, date, now)
  if (slot === null) return
  const place = { slotId: slot.id, accountId }
  if (!(await removeFromSlot(tx, place, 'skip', now))) return
  await finishSlotChanges(tx, { before: [knownSlot(slot)], accountIds: [accountId] }, false, now)
  if (notify) await noticeAttendees(tx, { slotId: slot.id, kind: 'removed', accountIds: [accountId] }, now)
}

/**
 * Leaves out a date of a schedule for everybody: its class is cancelled, or not made. Throws schedule_not_found,
 * not_a_class_date, time_slot_past, schedule_not_running.
 */
export async function skipForAll(
  tx: Tx,
  scheduleId: string,
  date: LocalDate,
  notify: boolean,
  now: Date,
): Promise<void> {
  const { row, slot } = await lockDate(tx, scheduleId, date, now)
  demandRuns(row)
  await writeSkipDate(tx, scheduleId, null, date, now)
  if (slot === null || slot.status === 'cancelled') return
  const begun = await beginSlotChanges(tx, [knownSlot(slot)])
  await setSlotStatus(tx, slot, 'cancelled', now)
  await finishSlotChanges(tx, begun, notify, now)
}

async function removeSkipDate(tx: Tx, scheduleId: string, accountId: string | null, date: LocalDate): Promise<void> {
  const { rows } = await sql`delete from skip_dates where recurring_schedule_id = ${scheduleId}
    and account_id is not distinct from ${accountId}::uuid and on_date = ${date} returning id`.execute(tx)
  if (rows.length === 0) throw new Refusal('skip_date_not_found')
}

/** Whether staff took an account out of a class: then only staff brings it back. */
async function isTakenOut(tx: Tx, slotId: string, accountId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('attendees')
    .select('id')
    .where('time_slot_id', '=', slotId)
    .where('account_id', '=', accountId)
    .where('removed_because', '=', 'staff')
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Takes back a date that one account skips: it is in the class again, unless staff took it out. Throws schedule_not_found, skip_date_not_found,
 * time_slot_past, time_slot_full, other_class_then.
 */
export async function returnAccount(
  tx: Tx,
  scheduleId: string,
  { accountId, date, notify }: AccountDate,
  now: Date,
): Promise<void> {
  await lockSchedule(tx, scheduleId)
  const slot = await slotOfDate(tx, scheduleId, date, now)
  await removeSkipDate(tx, scheduleId, accountId, date)
  if (slot?.past === true) throw new Refusal('time_slot_past')
  if (slot === null || !(await comesOn(tx, scheduleId, accountId, date))) return
  if (await isTakenOut(tx, slot.id, accountId)) return
  const { outcome } = await addToSlot(tx, { slotId: slot.id, accountId }, { recurring: true }, now)
  if (outcome === 'full') throw new Refusal('time_slot_full')
  if (outcome === 'other_class') throw new Refusal('other_class_then')
  await finishSlotChanges(tx, { before: [knownSlot(slot)], accountIds: [accountId] }, false, now)
  if (notify && outcome === 'added')
    await noticeAttendees(tx, { slotId: slot.id, kind: 'signed_up', accountIds: [accountId] }, now)
}

/** Takes those out of a class that comes back who are in another one by now. */
async function partWithBusy(tx: Tx, slot: SlotRow, now: Date): Promise<void> {
  const { rows } = await sql<{ account_id: string }>`
    select a.account_id from attendees a where a.time_slot_id = ${slot.id} and a.removed_at is null and exists (
      select 1 from attendees o where o.account_id = a.account_id and o.removed_at is null and o.time_slot_id <> ${slot.id}
        and o.during && tstzrange(${slot.starting_at}::timestamptz,
          ${slot.starting_at}::timestamptz + make_interval(mins => ${slot.duration}::int)))`.execute(tx)
  await leaveSlot(
    tx,
    slot.id,
    rows.map((row) => row.account_id),
    'schedule',
    now,
  )
}

/**
 * Takes back a date that everybody skips: the same class takes place again with the same people, or is made. Throws
 * schedule_not_found, skip_date_not_found, time_slot_past.
 */
export async function returnClass(
  tx: Tx,
  scheduleId: string,
  date: LocalDate,
  notify: boolean,
  now: Date,
): Promise<void> {
  const row = await lockSchedule(tx, scheduleId)
  const slot = await slotOfDate(tx, scheduleId, date, now)
  await removeSkipDate(tx, scheduleId, null, date)
  if (slot?.past === true) throw new Refusal('time_slot_past')
  if (slot !== null && slot.status === 'cancelled' && slot.starting_at > now) {
    const begun = await beginSlotChanges(tx, [knownSlot(slot)])
    await partWithBusy(tx, slot, now)
    await setSlotStatus(tx, slot, row.status === 'active' ? 'open' : 'planned', now)
    await finishSlotChanges(tx, begun, notify, now)
  }
  // One that was never made is made now, if classes of its date have been.
  const through = row.generated_through === null ? -1 : daysBetween(dateAt(now, row.time_zone), row.generated_through)
  await generateSlots(tx, row, now, Math.max(0, through + 1))
}
