import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'

/** Puts a teacher into classes of the demonstration without telling anybody. */
export async function addDemoTeacher(tx: Tx, slotIds: readonly string[], accountId: string, now: Date): Promise<void> {
  if (slotIds.length === 0) return
  const row = { account_id: accountId, is_teacher: true, during: 'empty', created_at: now, changed_at: now }
  await tx
    .insertInto('attendees')
    .values(slotIds.map((slotId) => ({ id: newId(now), time_slot_id: slotId, ...row })))
    .onConflict((conflict) => conflict.columns(['time_slot_id', 'account_id']).doNothing())
    .execute()
}
