import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { NoticeOfClass } from '../../outside/mail/templates/class-notices.ts'
import { classFacts, noticedSlots } from './class-facts.ts'

/**
 * What pays for the classes of attendees, as letters say it: a credit; none yet; or one that was meant for a later class
 * of the same student, which has none now. A parent has seen that credit there, so the letter tells of it (S-080).
 * Attendees of classes that take no credits are not there.
 */
export async function creditsOf(
  queries: Kysely<Tables>,
  attendeeIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<NoticeOfClass['credit']>>> {
  if (attendeeIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; has_credit: boolean; moved_from: string | null }>`
    select a.id, a.credit_id is not null as has_credit, (
      select o.time_slot_id from (
        select m.id as step, m.time_slot_id from credit_changes m where m.credit_id = a.credit_id and m.reason = 'moved'
        order by m.id desc limit 1) moved
      join lateral (select c.time_slot_id from credit_changes c
        where c.credit_id = a.credit_id and c.id < moved.step and c.time_slot_id is not null
        order by c.id desc limit 1) earlier on true
      join attendees o on o.time_slot_id = earlier.time_slot_id and o.account_id = a.account_id
      join time_slots os on os.id = o.time_slot_id
      where moved.time_slot_id = a.time_slot_id and o.removed_at is null and o.credit_id is null
        and os.status in ('open', 'ready_to_group', 'groups_created')) as moved_from
    from attendees a join time_slots s on s.id = a.time_slot_id
    where a.id = any (${[...attendeeIds]}::uuid[]) and not a.is_teacher
      and s.status in ('open', 'ready_to_group', 'groups_created')`.execute(queries)
  const from = await noticedSlots(
    queries,
    rows.flatMap((row) => row.moved_from ?? []),
  )
  const found = new Map<string, NonNullable<NoticeOfClass['credit']>>()
  for (const row of rows) {
    const slot = row.moved_from === null ? undefined : from.get(row.moved_from)
    if (slot === undefined) found.set(row.id, { is: row.has_credit ? 'there' : 'missing' })
    else found.set(row.id, { is: 'moved', from: classFacts(slot, { isTeacher: false, groupId: null }) })
  }
  return found
}
