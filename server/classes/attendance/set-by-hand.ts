import type { NotificationState } from '@polyhex/contract/classes/attendee'
import type { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { lockSlot } from '../slots/slot-rows.ts'

/**
 * Sets by hand what an attendee has been sent, or that it attended or missed its class, as after a class that was held
 * elsewhere. What its credit becomes stays as it is: `giveBackCredit` changes that. Throws time_slot_not_found,
 * not_attendee. C-193.
 */
export async function setByHand(
  tx: Tx,
  place: { readonly slotId: string; readonly accountId: string },
  wish: {
    readonly notificationState?: z.infer<typeof NotificationState> | undefined
    readonly groupStatus?: 'attended' | 'missed' | undefined
  },
  now: Date,
): Promise<void> {
  await lockSlot(tx, place.slotId, now)
  const row = await tx
    .updateTable('attendees')
    .set({
      changed_at: now,
      ...(wish.notificationState === undefined ? {} : { notification_state: wish.notificationState }),
      ...(wish.groupStatus === undefined ? {} : { group_status: wish.groupStatus }),
    })
    .where('time_slot_id', '=', place.slotId)
    .where('account_id', '=', place.accountId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('not_attendee')
}
