import { sql } from 'kysely'
import { createGroups } from '../classes/groups/create-groups.ts'
import { dateAt } from '../wall-clock.ts'
import { changeCredits } from '../credits/change-credits.ts'
import { lockCredits } from '../credits/credit-family.ts'
import type { Tx } from '../database/database.ts'
import { demoZone } from './demo-classes.ts'

const minute = 60_000

interface Past {
  readonly id: string
  readonly starting_at: Date
  readonly duration: number
}

/** What came of a class that is over: who was there, and which credits paid for it. */
async function settle(tx: Tx, slot: Past, missed: boolean): Promise<void> {
  const end = new Date(slot.starting_at.getTime() + slot.duration * minute)
  const seconds = slot.duration * 60
  await sql`update attendees set group_status = case when is_teacher or not ${missed}::boolean then 'attended' else 'missed' end,
      first_seen_at = case when is_teacher or not ${missed}::boolean then ${slot.starting_at}::timestamptz end,
      last_seen_at = case when is_teacher or not ${missed}::boolean then ${end}::timestamptz end,
      present_seconds = case when is_teacher or not ${missed}::boolean then ${seconds}::int else 0 end,
      notification_state = 'all', changed_at = ${end}
    where time_slot_id = ${slot.id} and removed_at is null`.execute(tx)
  const paid = await tx
    .selectFrom('attendees')
    .select(['credit_id', 'account_id'])
    .where('time_slot_id', '=', slot.id)
    .where('credit_id', 'is not', null)
    .execute()
  await lockCredits(
    tx,
    paid.map((row) => row.account_id),
  )
  const steps = paid.map((row) => ({
    creditId: row.credit_id ?? '',
    from: 'allocated' as const,
    to: 'used' as const,
    reason: 'used' as const,
    slotId: slot.id,
    studentId: row.account_id,
    classDate: dateAt(slot.starting_at, demoZone),
  }))
  await changeCredits(tx, steps, null, end)
  await sql`update time_slots set settled_at = ${end} where id = ${slot.id}`.execute(tx)
}

/** Holds the demo classes whose start lies before `now`: groups are made and everybody comes, but for one who misses one. */
export async function holdPastClasses(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<Past>`
    select id, starting_at, duration from time_slots
    where starting_at + make_interval(mins => duration) < ${now} and status = 'open' and exists (
      select 1 from attendees a where a.time_slot_id = time_slots.id and a.removed_at is null and not a.is_teacher)
    order by starting_at, id`.execute(tx)
  for (const [place, slot] of rows.entries()) {
    const before = new Date(slot.starting_at.getTime() - 120 * minute)
    await sql`update time_slots set status = 'ready_to_group', changed_at = ${before} where id = ${slot.id}`.execute(tx)
    await createGroups(tx, slot.id, before)
    await settle(tx, slot, place === 3)
  }
}
