import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/**
 * Writes that an attendee has entered the room: joined, where nothing later is known, and seen first and last. Also what a
 * click on our redirect to a room elsewhere counts as. Decision 0025 (13).
 */
export async function noteEntered(db: Database, attendeeId: string, now: Date): Promise<void> {
  await sql`update attendees set
      group_status = case when group_status in ('none', 'assigned') then 'joined' else group_status end,
      first_seen_at = coalesce(first_seen_at, ${now}), last_seen_at = greatest(last_seen_at, ${now}), changed_at = ${now}
    where id = ${attendeeId} and removed_at is null`.execute(db.queries)
}

/** Adds time in the room, in whole seconds, of several attendees at once. */
export async function notePresent(
  db: Database,
  present: readonly { readonly attendeeId: string; readonly seconds: number }[],
  now: Date,
): Promise<void> {
  if (present.length === 0) return
  await sql`update attendees a set present_seconds = a.present_seconds + p.seconds, last_seen_at = ${now}
    from (select unnest(${present.map(({ attendeeId }) => attendeeId)}::uuid[]) as id,
      unnest(${present.map(({ seconds }) => seconds)}::int[]) as seconds) p
    where a.id = p.id`.execute(db.queries)
}

/** Somebody of the list of a group. */
export interface Listed {
  readonly groupId: string
  readonly accountId: string
  readonly role: 'tutor' | 'assistant' | 'student'
}

/** Those on the lists of groups, with how they take part: who is expected. */
export async function listsOfGroups(db: Database, groupIds: readonly string[]): Promise<Listed[]> {
  const rows = await db.queries
    .selectFrom('attendees')
    .select(['account_id', 'is_teacher', 'leader_attendee_id', 'group_id'])
    .where('group_id', 'in', [...groupIds])
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) =>
    row.group_id === null
      ? []
      : [
          {
            groupId: row.group_id,
            accountId: row.account_id,
            role: !row.is_teacher ? 'student' : row.leader_attendee_id === null ? 'tutor' : 'assistant',
          } as const,
        ],
  )
}
