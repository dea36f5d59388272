import { shownToOthers } from '../../accounts/consent.ts'
import type { Database } from '../../database/database.ts'
import { statement } from '../../database/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { memberIdOf } from '../room/room-member.ts'

export interface ReadableGroup {
  readonly slotId: string
  readonly groupIndex: number
  readonly className: string
  readonly startingAt: Date
}

interface Row {
  slot_id: string
  group_index: number
  name: string
  starting_at: Date
  is_admin: boolean
  teaches: boolean
  learns: boolean
  manages: boolean
}

const read = statement<Row>(
  'who_reads_class_group',
  `select s.id as slot_id, g.group_index, coalesce(s.name, r.name, 'Class') as name, s.starting_at,
     'admin' = any (c.roles) as is_admin,
     exists (select 1 from attendees a where a.time_slot_id = s.id and a.account_id = c.id and a.is_teacher
       and a.removed_at is null and a.group_id = g.id) as teaches,
     exists (select 1 from attendees a where a.group_id = g.id and a.account_id = c.id
       and not a.is_teacher and a.removed_at is null) as learns,
     exists (select 1 from attendees a join account_links l on l.subject_id = a.account_id
       where a.group_id = g.id and not a.is_teacher and a.removed_at is null and l.holder_id = c.id
         and l.permission = 'manage' and l.status = 'confirmed' and l.accepted) as manages
   from class_groups g join time_slots s on s.id = g.time_slot_id
   left join recurring_schedules r on r.id = s.recurring_schedule_id
   join accounts c on c.id = $2 where g.id = $1`,
)

/**
 * A group for somebody who may read what was done in it: its tutors and administrators; `family` lets its students and
 * those who manage them read as well. For all others there is no such group: throws group_not_found.
 */
export async function readableGroup(
  db: Database,
  groupId: string,
  accountId: string,
  family: boolean,
): Promise<ReadableGroup> {
  const [row] = await db.run(read, [groupId, accountId])
  const may = row !== undefined && (row.is_admin || row.teaches || (family && (row.learns || row.manages)))
  if (!may) throw new Refusal('group_not_found')
  return { slotId: row.slot_id, groupIndex: row.group_index, className: row.name, startingAt: row.starting_at }
}

/** Everybody who is or was in the class, as the members of one group's room were called, with their public names. */
export async function peopleOfGroup(
  db: Database,
  slotId: string,
  groupId: string,
  now: Date,
): Promise<{ memberId: string; publicName: string }[]> {
  const rows = await db.queries
    .selectFrom('attendees')
    .select('account_id')
    .where('time_slot_id', '=', slotId)
    .execute()
  const shown = await shownToOthers(
    db.queries,
    rows.map((row) => row.account_id),
    now,
  )
  return [...shown].map(([accountId, person]) => ({
    memberId: memberIdOf(groupId, accountId),
    publicName: person?.publicName ?? 'A student',
  }))
}
