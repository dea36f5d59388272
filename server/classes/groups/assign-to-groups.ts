import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

export interface Assignment {
  readonly attendeeId: string
  readonly groupId: string
}

/** Puts attendees into groups of their class. Who has joined the room already stays joined. The class must be held. */
export async function assignToGroups(tx: Tx, assignments: readonly Assignment[], now: Date): Promise<void> {
  if (assignments.length === 0) return
  const sorted = [...assignments].sort((a, b) => (a.attendeeId < b.attendeeId ? -1 : 1))
  await sql`select id from attendees where id = any (${sorted.map(({ attendeeId }) => attendeeId)}::uuid[])
    order by id for update`.execute(tx)
  await sql`update attendees a set group_id = v.group_id, changed_at = ${now},
      group_status = case a.group_status when 'none' then 'assigned' else a.group_status end
    from unnest(${sorted.map(({ attendeeId }) => attendeeId)}::uuid[], ${sorted.map(({ groupId }) => groupId)}::uuid[])
      as v (id, group_id)
    where a.id = v.id and a.removed_at is null`.execute(tx)
}

/** Takes everybody out of a group, as if they had never been in one. */
export async function emptyGroup(tx: Tx, groupId: string, now: Date): Promise<void> {
  await sql`select id from attendees where group_id = ${groupId} order by id for update`.execute(tx)
  await tx
    .updateTable('attendees')
    .set({ group_id: null, group_status: 'none', changed_at: now })
    .where('group_id', '=', groupId)
    .execute()
}
