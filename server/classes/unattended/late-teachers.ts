import { inTransaction } from '../../database/in-transaction.ts'
import { lateTeacherMinutes, presentWithinSeconds } from '@polyhex/contract/classes/class-limits'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'
import { classPage } from '../notices/class-facts.ts'
import { slotName } from '../slots/slot-name.ts'

/**
 * Whether the attendee `t` is in the room of the group `g` now, as far as can be known: seen there within the last
 * seconds. A room elsewhere tells nothing of who is in it, so there it counts to have gone to it.
 */
export const isPresent = (now: Date): RawBuilder<boolean> => sql`(
  coalesce(t.last_seen_at > ${new Date(now.getTime() - presentWithinSeconds * 1000)}, false)
  or (g.video_conference_link is not null and t.group_status in ('joined', 'attended')))`

interface Late {
  group_id: string
  group_index: number
  slot_id: string
  name: string | null
  schedule_name: string | null
  restrictions: string[]
  starting_at: Date
  students: number
  teachers: string[] | null
}

/** Groups of classes that began 3 minutes ago or earlier, are not over, and have no teacher in their room. */
async function lateGroups(db: Database, now: Date): Promise<Late[]> {
  const { rows } = await sql<Late>`
    select g.id as group_id, g.group_index, s.id as slot_id, s.name, r.name as schedule_name, s.restrictions, s.starting_at,
      count(t.id) filter (where not t.is_teacher)::int as students,
      array_agg(a.public_name order by t.created_at, t.id) filter (where t.is_teacher) as teachers
    from class_groups g join time_slots s on s.id = g.time_slot_id
    left join recurring_schedules r on r.id = s.recurring_schedule_id
    left join attendees t on t.group_id = g.id and t.removed_at is null
    left join accounts a on a.id = t.account_id
    where s.status = 'groups_created' and s.starting_at <= ${new Date(now.getTime() - lateTeacherMinutes * 60_000)}
      and s.starting_at + make_interval(mins => s.duration) > ${now}
    group by g.id, s.id, r.id
    having count(t.id) > 0 and not coalesce(bool_or(t.is_teacher and ${isPresent(now)}), false)
    order by s.starting_at, g.group_index`.execute(db.queries)
  return rows
}

/** Tells every administrator, once, of each group whose teacher is late. Gives the groups. */
export async function warnOfLateTeachers(db: Database, now: Date): Promise<number> {
  const late = await lateGroups(db, now)
  if (late.length === 0) return 0
  const admins = await db.queries
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`'admin' = any (roles)`)
    .where('active', '=', true)
    .orderBy('id')
    .execute()
  await inTransaction(db, async (tx) => {
    for (const group of late)
      for (const { id } of admins)
        await queueMail(
          tx,
          {
            key: `late_teacher:${group.group_id}:${id}`,
            to: { accountId: id },
            template: 'late_teacher',
            data: {
              className: slotName(group.name, group.schedule_name, group.restrictions),
              startedAt: group.starting_at.toISOString(),
              groupIndex: group.group_index,
              students: group.students,
              teachers: (group.teachers ?? []).slice(0, 50),
              path: classPage(group.slot_id, { isTeacher: true, groupId: null }),
            },
            expiresAt: new Date(now.getTime() + 3_600_000),
          },
          now,
        )
  })
  return late.length
}
