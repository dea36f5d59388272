import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { reallocateCredits } from '../../credits/reallocate-credits.ts'
import { lockPeople } from '../attendance/hold-slots.ts'

/** Who may come to one of these classes weekly. */
async function weeklyStudents(tx: Tx, slotIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`select distinct r.account_id from recurring_attendees r
    join time_slots s on s.recurring_schedule_id = r.recurring_schedule_id
      and s.occurrence_on >= r.starting_on and (r.ending_on is null or s.occurrence_on <= r.ending_on)
    where s.id = any (${[...slotIds]}::uuid[])`.execute(tx)
  return rows.map((row) => row.account_id)
}

/**
 * Puts everybody who comes weekly into new classes: whose range holds the date, in the order in which they joined, up to
 * the capacity. Who skips the date gets a row that says so and takes no seat; who was taken out of a class stays out; who
 * is in another class at that time is left out. Their credits are allocated anew.
 */
export async function addWeeklyStudents(tx: Tx, slotIds: readonly string[], now: Date): Promise<void> {
  if (slotIds.length === 0) return
  const students = await weeklyStudents(tx, slotIds)
  if (students.length === 0) return
  await lockPeople(tx, students)
  const { rows } = await sql<{ account_id: string; skips: boolean }>`
    with wanted as (
      select s.id as slot, r.account_id, k.id is not null as skips, s.capacity,
        row_number() over (partition by s.id, k.id is not null order by r.created_at, r.account_id) as place
      from time_slots s
      join recurring_attendees r on r.recurring_schedule_id = s.recurring_schedule_id
        and s.occurrence_on >= r.starting_on and (r.ending_on is null or s.occurrence_on <= r.ending_on)
      join accounts a on a.id = r.account_id and a.active and a.claimed
      left join skip_dates k on k.recurring_schedule_id = s.recurring_schedule_id and k.account_id = r.account_id
        and k.on_date = s.occurrence_on
      where s.id = any (${[...slotIds]}::uuid[]) and (k.id is not null or not exists (
        select 1 from attendees o where o.account_id = r.account_id and o.removed_at is null
          and o.time_slot_id <> s.id
          and o.during && tstzrange(s.starting_at, s.starting_at + make_interval(mins => s.duration))))
    )
    insert into attendees (id, time_slot_id, account_id, is_recurring, removed_at, removed_because, created_at, changed_at)
    select gen_random_uuid(), slot, account_id, true, case when skips then ${now}::timestamptz end,
      case when skips then 'skip' end, ${now}, ${now}
    from wanted where skips or capacity is null or place <= capacity
    order by account_id, slot
    on conflict (time_slot_id, account_id) do nothing
    returning account_id, removed_at is not null as skips`.execute(tx)
  await reallocateCredits(tx, [...new Set(rows.filter((row) => !row.skips).map((row) => row.account_id))], now)
}
