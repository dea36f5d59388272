import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { constraintOf } from '../../database/constraint.ts'
import { Refusal } from '../../http/refusal.ts'

/** Why somebody is not in a class any more. */
export type LeavingReason = 'left' | 'skip' | 'staff' | 'schedule'

/**
 * Takes accounts out of a class, which must be held: their rows stay, so that nobody is added again; their seats are free.
 * Gives those of them who were in it. Their credits are free once they are allocated anew.
 */
export async function leaveSlot(
  tx: Tx,
  slotId: string,
  accountIds: readonly string[],
  because: LeavingReason,
  now: Date,
): Promise<string[]> {
  if (accountIds.length === 0) return []
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
    .returning(['account_id', 'is_teacher'])
    .execute()
  const seats = left.filter((row) => !row.is_teacher).length
  await tx
    .updateTable('time_slots')
    .set({ seats_taken: sql`seats_taken - ${seats}` })
    .where('id', '=', slotId)
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
  const seat = await tx
    .updateTable('time_slots')
    .set({ seats_taken: sql`seats_taken + 1` })
    .where('id', '=', slotId)
    .where((where) => where.or([where('capacity', 'is', null), where('seats_taken', '<', where.ref('capacity'))]))
    .returning('id')
    .executeTakeFirst()
  if (seat === undefined) throw new Refusal('time_slot_full')
  try {
    await tx
      .updateTable('attendees')
      .set({ removed_at: null, removed_because: null, changed_at: now })
      .where('id', '=', row.id)
      .execute()
  } catch (error) {
    if (constraintOf(error) === 'attendees_one_class_at_a_time') throw new Refusal('other_class_then')
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
