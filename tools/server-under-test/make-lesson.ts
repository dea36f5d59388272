import { randomUUID } from 'node:crypto'
import type { ServerUnderTest } from './start-server.ts'

/** A class in whose first group these demo people are, tutors first. Begins in `inMinutes`. */
export async function makeLesson(
  { server }: { readonly server: Pick<ServerUnderTest, 'query'> },
  given: { teachers: readonly string[]; students: readonly string[]; inMinutes?: number; link?: string },
): Promise<{ groupId: string; slotId: string }> {
  const [slotId, groupId] = [randomUUID(), randomUUID()]
  const now = new Date()
  const startingAt = new Date(now.getTime() + (given.inMinutes ?? 5) * 60_000)
  await server.query(
    `insert into time_slots (id, name, status, starting_at, duration, time_zone, restrictions, changed_at, tzdata, created_at)
     values ($1, 'Navigators', 'groups_created', $2, 45, 'America/New_York', array['navigators'], $3, '2026c', $3)`,
    [slotId, startingAt, now],
  )
  await server.query(
    `insert into class_groups (id, time_slot_id, group_index, video_conference_link, created_at) values ($1, $2, 1, $3, $4)`,
    [groupId, slotId, given.link ?? null, now],
  )
  for (const [username, teaches] of [
    ...given.teachers.map((name) => [name, true] as const),
    ...given.students.map((name) => [name, false] as const),
  ]) {
    await server.query(
      `insert into attendees (id, time_slot_id, account_id, is_teacher, group_id, group_status, created_at, changed_at)
       select $1, $2, a.id, $3, $4, 'assigned', $5, $5 from accounts a where a.username = $6`,
      [randomUUID(), slotId, teaches, groupId, now, username],
    )
  }
  return { groupId, slotId }
}
