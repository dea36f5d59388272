import { isPast } from '@polyhex/contract/classes/join-window'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { SlotRow } from '../slots/slot-rows.ts'
import { prepared } from '../../database/prepared.ts'

/**
 * Holds classes until the end of the transaction, in the order of their ids; those that are gone are left out. Then come
 * `lockPeople`, `lockCredits`, and only then rows of attendees. Decision 0026.
 */
export async function lockSlots(tx: Tx, ids: readonly string[], now: Date): Promise<SlotRow[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('time_slots')
    .selectAll()
    .select(sql<boolean | null>`(select literal45_past from class_settings)`.as('literal45'))
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ literal45, ...slot }) => {
    const time = { startingAt: slot.starting_at.toISOString(), duration: slot.duration }
    return { ...slot, past: isPast(time, now, literal45 ?? false) }
  })
}

/**
 * Lets one transaction at a time put these accounts into classes, so that two classes at the same time are seen before the
 * database has to refuse the second; then holds their credits. Several accounts are named at once. After classes, before
 * any row of attendees (decision 0026).
 */
export async function lockPeople(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await lockPeopleAndWaiting(tx, [], accountIds)
}

/**
 * The same before these accounts leave classes that are held, or these change: also for everybody who waits for a place in
 * them, since who waits gets the place in the same transaction. Were they held one after the other, two who leave and wait for
 * each other's places would wait for each other for ever.
 */
export async function lockPeopleAndWaiting(
  tx: Tx,
  slotIds: readonly string[],
  accountIds: readonly string[],
): Promise<void> {
  if (slotIds.length + accountIds.length === 0) return
  // The second lock is taken for the answer of the first, hence after it.
  await sql`${prepared}
    with wanted as materialized (
      select id from unnest(${[...accountIds]}::uuid[]) as p (id)
      union select account_id from waiting_places where time_slot_id = any (${[...slotIds]}::uuid[])
    ), people as materialized (
      select count(pg_advisory_xact_lock(hashtextextended('classes of ' || id, 0))) as held
      from (select id from wanted order by id offset 0) sorted
    )
    select lock_credits(case when people.held > 0 then array(select id from wanted) end) from people`.execute(tx)
}
