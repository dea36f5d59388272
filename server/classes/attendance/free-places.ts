import { listedStatuses } from '@polyhex/contract/classes/class-statuses'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { lockSlots } from './hold-slots.ts'
import { settleSeats } from './settle-seats.ts'

/**
 * Gives seats to those who wait that became free by themselves, as when an account is deleted; what people do gives them
 * at once. Gives how many.
 */
export async function fillForgottenPlaces(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select s.id from time_slots s where s.status in (${sql.join([...listedStatuses])}) and s.starting_at > ${now}
      and (s.capacity is null or s.seats_taken < s.capacity)
      and exists (select 1 from waiting_places w where w.time_slot_id = s.id) order by s.id`.execute(db.queries)
  let count = 0
  for (const { id } of rows) {
    count += await inTransaction(db, async (tx) => {
      await lockSlots(tx, [id], now)
      return (await settleSeats(tx, { slotIds: [id], accountIds: [] }, now)).length
    })
  }
  return count
}
