import type { TimeSlotForm } from '@polyhex/contract/classes/time-slot'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { instantAt, wallTime, zoneData } from '../../wall-clock.ts'
import { clashesAt } from './clashes.ts'
import { beginSlotChanges, finishSlotChanges } from './finish-slot-changes.ts'
import { demandTransition, setSlotStatus } from './set-slot-status.ts'
import { knownSlot, lockSlotToChange, type SlotRow } from './slot-rows.ts'

async function demandSection(tx: Tx, id: string | null): Promise<void> {
  if (id === null) return
  const row = await tx.selectFrom('sections').select('id').where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new Refusal('section_not_found')
}

/** What a form says beyond time and status. */
function written(form: TimeSlotForm) {
  return {
    name: form.name,
    restrictions: form.restrictions,
    section_id: form.sectionId,
    capacity: form.capacity,
  }
}

/** When a form says that a class begins and how long it takes. */
function timeOf(form: Pick<TimeSlotForm, 'date' | 'minute' | 'timeZone' | 'duration'>) {
  return {
    starting_at: instantAt(form.date, form.minute, form.timeZone),
    local_start: wallTime(form.date, form.minute),
    time_zone: form.timeZone,
    duration: form.duration,
    tzdata: zoneData,
  }
}

/** Makes a single class. Throws time_slot_in_the_past, time_slot_status_not_allowed, section_not_found. */
export async function createSlot(tx: Tx, form: TimeSlotForm, now: Date): Promise<string> {
  const time = timeOf(form)
  if (time.starting_at <= now) throw new Refusal('time_slot_in_the_past')
  if (!['none', 'planned', 'open'].includes(form.status)) throw new Refusal('time_slot_status_not_allowed')
  await demandSection(tx, form.sectionId)
  const id = newId(now)
  await tx
    .insertInto('time_slots')
    .values({ id, ...time, ...written(form), status: form.status, created_at: now, changed_at: now })
    .execute()
  return id
}

/** Gives a held class another time. Throws time_slot_in_the_past, schedule_conflicts. */
async function retime(tx: Tx, slot: SlotRow, time: ReturnType<typeof timeOf>, now: Date): Promise<void> {
  if (time.starting_at <= now) throw new Refusal('time_slot_in_the_past')
  const clashes = await clashesAt(tx, [{ slotId: slot.id, startingAt: time.starting_at, duration: time.duration }], now)
  if (clashes.length > 0 && slot.status !== 'cancelled') throw new Refusal('schedule_conflicts')
  await tx
    .updateTable('time_slots')
    .set({ ...time, ics_sequence: sql`ics_sequence + 1`, changed_at: now })
    .where('id', '=', slot.id)
    .execute()
}

/**
 * Changes a class by its form. One of a schedule is its own from then on, unless only its status changes. Throws
 * time_slot_not_found, time_slot_past, time_slot_in_the_past, time_slot_status_not_allowed, capacity_too_small,
 * section_not_found, schedule_conflicts.
 */
export async function updateSlot(
  tx: Tx,
  slotId: string,
  { form, notify }: { readonly form: TimeSlotForm; readonly notify: boolean },
  now: Date,
): Promise<void> {
  const slot = await lockSlotToChange(tx, slotId, now)
  demandTransition(slot, form.status, now)
  await demandSection(tx, form.sectionId)
  if (form.capacity !== null && form.capacity < slot.seats_taken) throw new Refusal('capacity_too_small')
  const begun = await beginSlotChanges(tx, [knownSlot(slot)])
  const time = timeOf(form)
  const moved =
    time.starting_at.getTime() !== slot.starting_at.getTime() ||
    time.duration !== slot.duration ||
    time.time_zone !== slot.time_zone
  const rules = written(form)
  const changed =
    moved ||
    rules.name !== slot.name ||
    rules.section_id !== slot.section_id ||
    rules.capacity !== slot.capacity ||
    rules.restrictions.toSorted().join() !== slot.restrictions.toSorted().join()
  // A class that is being cancelled blocks nobody, so it is cancelled before it moves; one that comes back moves first.
  if (form.status === 'cancelled') await setSlotStatus(tx, slot, form.status, now)
  const state = { ...slot, status: form.status === 'cancelled' ? form.status : slot.status }
  if (moved) await retime(tx, state, time, now)
  if (changed) {
    await tx
      .updateTable('time_slots')
      .set({ ...rules, detached: slot.recurring_schedule_id !== null, changed_at: now })
      .where('id', '=', slotId)
      .execute()
  }
  const there = moved ? { ...state, starting_at: time.starting_at, duration: time.duration } : state
  await setSlotStatus(tx, there, form.status, now)
  await finishSlotChanges(tx, begun, notify, now)
}

/** Moves one class to another date and minute on the clocks of its zone. Throws what updateSlot throws of time. */
export async function moveSlot(
  tx: Tx,
  slotId: string,
  to: { readonly date: string; readonly minute: number; readonly notify: boolean },
  now: Date,
): Promise<void> {
  const slot = await lockSlotToChange(tx, slotId, now)
  const time = timeOf({
    date: to.date,
    minute: to.minute,
    timeZone: slot.time_zone as TimeSlotForm['timeZone'],
    duration: slot.duration as TimeSlotForm['duration'],
  })
  const begun = await beginSlotChanges(tx, [knownSlot(slot)])
  await retime(tx, slot, time, now)
  await tx
    .updateTable('time_slots')
    .set({ detached: slot.recurring_schedule_id !== null })
    .where('id', '=', slotId)
    .execute()
  await finishSlotChanges(tx, begun, to.notify, now)
}

/**
 * Removes a class and everybody in it; of a schedule its date is skipped from then on, so that it is not made again.
 * Its schedule must be held. Throws time_slot_not_found, time_slot_past.
 */
export async function deleteSlot(tx: Tx, slotId: string, notify: boolean, now: Date): Promise<void> {
  const slot = await lockSlotToChange(tx, slotId, now)
  const begun = await beginSlotChanges(tx, [knownSlot(slot)])
  if (slot.recurring_schedule_id !== null && slot.occurrence_on !== null) {
    await tx
      .insertInto('skip_dates')
      .values({
        id: newId(now),
        recurring_schedule_id: slot.recurring_schedule_id,
        account_id: null,
        on_date: slot.occurrence_on,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['recurring_schedule_id', 'account_id', 'on_date']).doNothing())
      .execute()
  }
  // What is told of a class is written while it is still there, as of one that is cancelled.
  await setSlotStatus(tx, slot, 'cancelled', now)
  await finishSlotChanges(tx, begun, notify, now)
  await tx.deleteFrom('time_slots').where('id', '=', slotId).execute()
}
