import type { Tx } from '../../database/database.ts'
import { lockCredits } from '../../credits/credit-family.ts'

/** Why somebody is not in a class any more. */
export type LeavingReason = 'left' | 'skip' | 'staff' | 'schedule'

/**
 * Takes students and teachers out of a class that is held: their rows stay, so that nobody is added again. The database
 * frees seats, groups and credits; whoever calls this settles the seats afterwards.
 */
export async function leaveSlot(
  tx: Tx,
  slotId: string,
  accountIds: readonly string[],
  because: LeavingReason,
  now: Date,
): Promise<void> {
  if (accountIds.length === 0) return
  await lockCredits(tx, accountIds)
  await tx
    .updateTable('attendees')
    .set({ removed_at: now, removed_because: because, changed_at: now })
    .where('time_slot_id', '=', slotId)
    .where('account_id', 'in', [...accountIds])
    .where('removed_at', 'is', null)
    .execute()
}
