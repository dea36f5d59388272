import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { noticeAttendees } from '../notices/notice-attendees.ts'
import { lockSlot } from '../slots/slot-rows.ts'
import { removeFromSlot } from './remove-from-slots.ts'
import { settleSeats } from './settle-seats.ts'

/**
 * Takes a student out of one class: its seat goes to whoever waits, its credit to its next class. Throws
 * time_slot_not_found, not_attendee, time_slot_past. C-143, C-194.
 */
export async function leaveClass(
  tx: Tx,
  place: { readonly slotId: string; readonly accountId: string },
  { byStaff, notify }: { readonly byStaff: boolean; readonly notify: boolean },
  now: Date,
): Promise<void> {
  const { slotId, accountId } = place
  const slot = await lockSlot(tx, slotId, now)
  if (!(await removeFromSlot(tx, place, byStaff ? 'staff' : 'left', now))) throw new Refusal('not_attendee')
  // Whoever was not in it is told so; nothing that was written stays.
  if (slot.past) throw new Refusal('time_slot_past')
  await settleSeats(tx, { slotIds: [slotId], accountIds: [accountId], held: true }, now)
  if (notify) await noticeAttendees(tx, { slotId, kind: 'removed', accountIds: [accountId] }, now)
}
