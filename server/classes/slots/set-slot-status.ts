import { type SlotStatus, slotTransitions, takesPlace } from '@polyhex/contract/classes/class-statuses'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { clashesAt } from './clashes.ts'
import { beginSlotChanges, finishSlotChanges } from './finish-slot-changes.ts'
import { knownSlot, lockSlotToChange, type SlotRow } from './slot-rows.ts'

/** Demands that a class may get another status by hand. Throws time_slot_status_not_allowed. S-031. */
export function demandTransition(slot: SlotRow, status: SlotStatus, now: Date): void {
  if (status === slot.status) return
  const back = slot.status === 'cancelled' && slot.starting_at <= now
  if (back || !slotTransitions[slot.status].includes(status)) throw new Refusal('time_slot_status_not_allowed')
}

/** Breaks up the groups of a class that comes back: they were made for another day's students. */
async function forgetGroups(tx: Tx, slotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('attendees')
    .set({ group_id: null, group_status: 'none', changed_at: now })
    .where('time_slot_id', '=', slotId)
    .where((where) => where.or([where('group_id', 'is not', null), where('group_status', '<>', 'none')]))
    .execute()
  await tx.deleteFrom('class_groups').where('time_slot_id', '=', slotId).execute()
}

/**
 * Gives a class that is held another status; whether it may have it has been decided. A cancelled one blocks nobody and
 * nobody waits for it; one that comes back has its people again. Throws schedule_conflicts where one of them is in another
 * class by then.
 */
export async function setSlotStatus(tx: Tx, slot: SlotRow, status: SlotStatus, now: Date): Promise<void> {
  if (status === slot.status) return
  if (slot.status === 'cancelled') {
    const time = { slotId: slot.id, startingAt: slot.starting_at, duration: slot.duration }
    if ((await clashesAt(tx, [time], now)).length > 0) throw new Refusal('schedule_conflicts')
    await forgetGroups(tx, slot.id, now)
  }
  if (status === 'cancelled') await tx.deleteFrom('waiting_places').where('time_slot_id', '=', slot.id).execute()
  const seen = takesPlace(status) !== takesPlace(slot.status) || status === 'cancelled'
  await tx
    .updateTable('time_slots')
    .set({ status, changed_at: now, ics_sequence: sql`ics_sequence + ${seen ? 1 : 0}` })
    .where('id', '=', slot.id)
    .execute()
}

/**
 * Gives a class another status by hand; planned and cancelled give the credits back. Throws time_slot_not_found,
 * time_slot_past, time_slot_status_not_allowed, schedule_conflicts. C-147.
 */
export async function changeSlotStatus(
  tx: Tx,
  slotId: string,
  { status, notify }: { readonly status: SlotStatus; readonly notify: boolean },
  now: Date,
): Promise<void> {
  const slot = await lockSlotToChange(tx, slotId, now)
  demandTransition(slot, status, now)
  const begun = await beginSlotChanges(tx, [knownSlot(slot)])
  await setSlotStatus(tx, slot, status, now)
  await finishSlotChanges(tx, begun, notify, now)
}
