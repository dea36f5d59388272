import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** What must always hold of seats and teachers, and how often it does not. */
export async function brokenSeats(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ rule: string; count: number }>`
    select 'seats that are not as many as students' as rule, count(*)::int as count from time_slots s
      where s.seats_taken <> (select count(*) from attendees a
        where a.time_slot_id = s.id and a.removed_at is null and not a.is_teacher)
    union all
    select 'teachers who assist somebody who assists or has left', count(*)::int from attendees a
      join attendees l on l.id = a.leader_attendee_id
      where a.removed_at is null and (l.removed_at is not null or l.leader_attendee_id is not null or not l.is_teacher)
    union all
    select 'attendees whose time is not that of their class', count(*)::int from attendees a
      join time_slots s on s.id = a.time_slot_id where a.removed_at is null and a.during <> time_of_class(s)`.execute(
    db.queries,
  )
  return Object.fromEntries(rows.filter((row) => row.count > 0).map((row) => [row.rule, row.count]))
}

/** The nightly look at seats. Throws an error that says which rules are broken how often, without names. */
export async function checkSeats(db: Database): Promise<void> {
  const broken = await brokenSeats(db)
  if (Object.keys(broken).length > 0) throw new Error(`seats of classes are not right: ${JSON.stringify(broken)}`)
}
