import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { lockSlot } from '../slots/slot-rows.ts'
import type { SignUp } from './may-be-in.ts'
import { demandMayJoin } from './sign-up.ts'

/**
 * Lets an account wait for a place in a full class; whoever waits already keeps its place. Gives the place in line, from 1.
 * Throws what `demandMayJoin` throws, and time_slot_not_full.
 */
export async function joinWaiting(tx: Tx, slotId: string, signUp: SignUp, now: Date): Promise<number> {
  const slot = await lockSlot(tx, slotId, now)
  await demandMayJoin(tx, slot, signUp, now)
  if (slot.capacity === null || slot.seats_taken < slot.capacity) throw new Refusal('time_slot_not_full')
  const { id: accountId } = signUp.account
  await tx
    .insertInto('waiting_places')
    .values({ id: newId(now), time_slot_id: slotId, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.columns(['time_slot_id', 'account_id']).doNothing())
    .execute()
  const { rows } = await sql<{ place: number }>`
    select count(*)::int as place from waiting_places w join waiting_places me on me.time_slot_id = w.time_slot_id
    where me.time_slot_id = ${slotId} and me.account_id = ${accountId}
      and (w.created_at, w.id) <= (me.created_at, me.id)`.execute(tx)
  return rows[0]?.place ?? 1
}

/** Waits no longer. Throws time_slot_not_found, not_waiting. */
export async function leaveWaiting(tx: Tx, slotId: string, accountId: string, now: Date): Promise<void> {
  await lockSlot(tx, slotId, now)
  const gone = await tx
    .deleteFrom('waiting_places')
    .where('time_slot_id', '=', slotId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (gone === undefined) throw new Refusal('not_waiting')
}
