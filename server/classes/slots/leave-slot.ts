import type { Tx } from '../../database/database.ts'
import { lockCredits } from '../../credits/credit-family.ts'
import { constraintOf } from '../../database/constraint.ts'
import { Refusal } from '../../http/refusal.ts'

/** Why somebody is not in a class any more. */
export type LeavingReason = 'left' | 'skip' | 'staff' | 'schedule'

/**
 * Takes accounts out of a class, which must be held: their rows stay, so that nobody is added again; their seats and credits
 * are free (the database sees to it). Gives those of them who were in it.
 */
export async function leaveSlot(
  tx: Tx,
  slotId: string,
  accountIds: readonly string[],
  because: LeavingReason,
  now: Date,
): Promise<string[]> {
  if (accountIds.length === 0) return []
  // Before any row is written: decision 0026 says in which order everybody holds what.
  await lockCredits(tx, accountIds)
  const left = await tx
    .updateTable('attendees')
    .set({
      removed_at: now,
      removed_because: because,
      group_id: null,
      group_status: 'none',
      credit_id: null,
      changed_at: now,
    })
    .where('time_slot_id', '=', slotId)
    .where('account_id', 'in', [...accountIds])
    .where('removed_at', 'is', null)
    .returning('account_id')
    .execute()
  return left.map((row) => row.account_id)
}

/**
 * Puts a student who skipped a class, which must be held, back into it. Gives whether it was out because of that. Throws
 * time_slot_full, other_class_then.
 */
export async function returnToSlot(tx: Tx, slotId: string, accountId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('attendees')
    .select('id')
    .where('time_slot_id', '=', slotId)
    .where('account_id', '=', accountId)
    .where('removed_because', '=', 'skip')
    .executeTakeFirst()
  if (row === undefined) return false
  try {
    await tx
      .updateTable('attendees')
      .set({ removed_at: null, removed_because: null, changed_at: now })
      .where('id', '=', row.id)
      .execute()
  } catch (error) {
    if (constraintOf(error) === 'attendees_one_class_at_a_time') throw new Refusal('other_class_then')
    if (constraintOf(error) === 'time_slots_seats') throw new Refusal('time_slot_full')
    throw error
  }
  return true
}

/** The accounts in a class now. */
export async function accountsIn(tx: Tx, slotId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('attendees')
    .select('account_id')
    .where('time_slot_id', '=', slotId)
    .where('removed_at', 'is', null)
    .orderBy('account_id')
    .execute()
  return rows.map((row) => row.account_id)
}
