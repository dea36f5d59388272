import type { SlotStatus } from '@polyhex/contract/classes/class-statuses'
import { isPast } from '@polyhex/contract/classes/join-window'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { SlotRow } from '../slots/slot-rows.ts'

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
    return { ...slot, status: slot.status as SlotStatus, past: isPast(time, now, literal45 ?? false) }
  })
}

/**
 * Lets one transaction at a time put these accounts into classes, so that two classes at the same time are seen before the
 * database has to refuse the second; then holds their credits. Several accounts are named at once. After classes, before
 * any row of attendees (decision 0026).
 */
export async function lockPeople(tx: Tx, accountIds: readonly string[]): Promise<void> {
  const ids = [...new Set(accountIds)].toSorted()
  if (ids.length === 0) return
  // The second lock is taken for the answer of the first, hence after it.
  await sql`select lock_credits(case when people.held > 0 then ${ids}::uuid[] end) from (
      select count(pg_advisory_xact_lock(hashtextextended('classes of ' || id, 0))) as held from (
        select id from unnest(${ids}::uuid[]) with ordinality as p (id, place) order by place offset 0) sorted
    ) people`.execute(tx)
}
