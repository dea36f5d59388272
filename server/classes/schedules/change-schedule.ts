import { generationDays } from '@polyhex/contract/classes/class-limits'
import { runsWeekly, scheduleTransitions } from '@polyhex/contract/classes/class-statuses'
import type { Generated, RecurringScheduleForm, SeriesEffect, Told } from '@polyhex/contract/classes/recurring-schedule'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Clash, clashesAt } from '../slots/clashes.ts'
import { beginSlotChanges, finishSlotChanges } from '../slots/finish-slot-changes.ts'
import type { LocalDate } from '../../wall-clock.ts'
import { generateSlots } from './generate-slots.ts'
import { occurrences } from './occurrences.ts'
import { removeEmptySlots, reviseSlots } from './revise-slots.ts'
import { lockSchedule, lockSlotsAhead, type ScheduleRow, seriesOf, skippedDates, takenDates } from './schedule-rows.ts'
import { changeSeries, isMoved, type MadeSlot, type Series, type SeriesChange } from './series-change.ts'

/** What a form makes of a schedule. */
export function seriesOfForm(form: RecurringScheduleForm): Series {
  return {
    ...form.recurrence,
    timeZone: form.timeZone,
    startingOn: form.startingOn,
    endingOn: form.endingOn,
    status: form.status,
    restrictions: form.restrictions,
    capacity: form.capacity,
  }
}

/** What a change does, with its conflicts as they lie in time. */
export type PlannedEffect = Omit<SeriesEffect, 'conflicts'> & { readonly conflicts: readonly Clash[] }

/** A change that has been thought through and not been made. */
export interface PlannedChange {
  readonly row: ScheduleRow
  readonly name: string
  readonly after: Series
  readonly change: SeriesChange
  readonly effect: PlannedEffect
}

/** Dates on which there will be a class after the change, whatever its state. */
function datesAfter(taken: ReadonlySet<LocalDate>, change: SeriesChange): Set<LocalDate> {
  const dates = new Set(taken)
  for (const slot of change.removed) dates.delete(slot.occurrenceOn)
  for (const { slot } of change.revised) dates.delete(slot.occurrenceOn)
  for (const { occurrenceOn } of change.revised) dates.add(occurrenceOn)
  return dates
}

/** How many different people are in these classes. */
export async function countPeople(tx: Tx, slotIds: readonly string[]): Promise<Told> {
  const { rows } = await sql<Told>`
    select count(distinct account_id) filter (where not is_teacher)::int as students,
      count(distinct account_id) filter (where is_teacher)::int as teachers
    from attendees where time_slot_id = any (${[...slotIds]}::uuid[]) and removed_at is null`.execute(tx)
  return rows[0] ?? { students: 0, teachers: 0 }
}

/**
 * What a form would make of a schedule and its classes; null: of whatever version. Throws schedule_not_found, schedule_changed when the form was made
 * from another version, schedule_status_not_allowed.
 */
export async function planChange(
  tx: Tx,
  id: string,
  { form, version }: { form: RecurringScheduleForm; version: number | null },
  now: Date,
): Promise<PlannedChange> {
  const row = await lockSchedule(tx, id)
  if (version !== null && row.version !== version) throw new Refusal('schedule_changed')
  const [before, after] = [seriesOf(row), seriesOfForm(form)]
  if (before.status === 'deleted') throw new Refusal('schedule_status_not_allowed')
  if (before.status !== after.status && !scheduleTransitions[before.status].includes(after.status))
    throw new Refusal('schedule_status_not_allowed')
  return thinkThrough(tx, { row, name: form.name, after, slots: await lockSlotsAhead(tx, id, now) }, now)
}

/** What becomes of these classes of a locked schedule when it becomes what it is to be. */
export async function thinkThrough(
  tx: Tx,
  { row, name, after, slots }: { row: ScheduleRow; name: string; after: Series; slots: readonly MadeSlot[] },
  now: Date,
): Promise<PlannedChange> {
  const [skipped, taken] = [await skippedDates(tx, row.id), await takenDates(tx, row.id)]
  const change = changeSeries(seriesOf(row), after, slots, { skipped, taken, now })
  return { row, name, after, change, effect: await effectOf(tx, after, change, { skipped, taken, now }) }
}

async function effectOf(
  tx: Tx,
  after: Series,
  change: SeriesChange,
  { skipped, taken, now }: { skipped: ReadonlySet<LocalDate>; taken: ReadonlySet<LocalDate>; now: Date },
): Promise<PlannedEffect> {
  const visible = change.revised.filter(({ slot }) => slot.status !== 'cancelled' && slot.status !== 'none')
  const moved = visible.filter(isMoved)
  const restated = visible.filter((revision) => revision.status !== revision.slot.status)
  const dates = datesAfter(taken, change)
  const ahead = runsWeekly(after.status) ? occurrences(after, skipped, now, generationDays.standard) : []
  const times = change.revised
    .filter((revision) => isMoved(revision) && revision.status !== 'cancelled')
    .map(({ slot, startingAt, duration }) => ({ slotId: slot.id, startingAt, duration }))
  return {
    moved: moved.length,
    kept: change.kept.length,
    created: ahead.filter((one) => !dates.has(one.date)).length,
    removed: change.removed.length,
    cancelled: visible.filter((revision) => revision.status === 'cancelled').length,
    told: await countPeople(tx, [...new Set([...moved, ...restated].map(({ slot }) => slot.id))]),
    conflicts: await clashesAt(tx, times, now),
  }
}

/**
 * Makes the change: the schedule, its future classes in place with the people in them, and the classes of the coming days
 * that are missing then; people are told of it with `notify`. Throws schedule_conflicts where somebody would be in two classes at once.
 */
export async function makeChange(
  tx: Tx,
  planned: PlannedChange,
  { notify, days = generationDays.standard }: { readonly notify: boolean; readonly days?: number },
  now: Date,
): Promise<Generated> {
  const { row, name, after, change, effect } = planned
  if (effect.conflicts.length > 0) throw new Refusal('schedule_conflicts')
  const changed = await tx
    .updateTable('recurring_schedules')
    .set({
      name,
      status: after.status,
      time_zone: after.timeZone,
      day: after.day,
      minute: after.minute,
      duration: after.duration,
      starting_on: after.startingOn,
      ending_on: after.endingOn,
      restrictions: [...after.restrictions],
      capacity: after.capacity,
      version: row.version + 1,
      changed_at: now,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const begun = await beginSlotChanges(
    tx,
    change.revised.map(({ slot }) => slot),
  )
  await removeEmptySlots(tx, change.removed)
  await reviseSlots(tx, row.id, change.revised, after.minute, now)
  await finishSlotChanges(tx, begun, notify, now)
  return generateSlots(tx, changed, now, days)
}
