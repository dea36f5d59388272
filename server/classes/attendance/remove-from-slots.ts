import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { LeavingReason } from '../slots/leave-slot.ts'
import type { Place } from './add-to-slots.ts'
import { lockPeopleAndWaiting } from './hold-slots.ts'
import { prepared } from '../../database/prepared.ts'

/**
 * Takes students out of classes that are held. Their rows stay and say why, so that nobody is added again by itself; seats
 * and credits are free at once, in whatever order (the database sees to it). Gives those who were in their class. Whoever
 * waits for the places gets them by `settleSeats`. S-032, S-033.
 */
export async function removeFromSlots(
  tx: Tx,
  places: readonly Place[],
  because: LeavingReason,
  now: Date,
): Promise<Place[]> {
  if (places.length === 0) return []
  await lockPeopleAndWaiting(
    tx,
    places.map((place) => place.slotId),
    places.map((place) => place.accountId),
  )
  const given = JSON.stringify(places.map(({ slotId, accountId }) => ({ slot: slotId, account: accountId })))
  const { rows } = await sql<{ slot: string; account: string }>`${prepared}
    update attendees a set removed_at = ${now}, removed_because = ${because}, changed_at = ${now}
    from json_to_recordset(${given}::text::json) as v (slot uuid, account uuid)
    where a.time_slot_id = v.slot and a.account_id = v.account and a.removed_at is null and not a.is_teacher
    returning v.slot, v.account`.execute(tx)
  return rows.map((row) => ({ slotId: row.slot, accountId: row.account }))
}

/** The same for one student and one class; whether it was in it. */
export async function removeFromSlot(tx: Tx, place: Place, because: LeavingReason, now: Date): Promise<boolean> {
  return (await removeFromSlots(tx, [place], because, now)).length > 0
}
