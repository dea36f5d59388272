import { joinWindow, lateTeacherMinutes } from '@polyhex/contract/classes/class-limits'
import { listedStatuses } from '@polyhex/contract/classes/class-statuses'
import type { staffBoardOperations } from '@polyhex/contract/classes/group-operations'
import type { AnswerOf } from '@polyhex/contract/operation'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Account } from '../../http/session.ts'
import { classViewer } from '../class-viewer.ts'
import { readSlots } from '../slots/read-slots.ts'
import { isPresent } from './late-teachers.ts'

type Running = AnswerOf<typeof staffBoardOperations.listRunningClasses>['classes'][number]

const minute = 60_000
/** No class is longer. */
const longest = 180

/** Everybody in the groups of classes, and whether they are there now. */
async function membersOf(db: Database, timeSlotIds: readonly string[], now: Date) {
  if (timeSlotIds.length === 0) return []
  const { rows } = await sql<{
    slot: string
    group_id: string | null
    account_id: string
    public_name: string
    is_teacher: boolean
    present: boolean
  }>`
    select t.time_slot_id as slot, t.group_id, t.account_id, a.public_name, t.is_teacher,
      ${isPresent(now)} as present
    from attendees t join accounts a on a.id = t.account_id left join class_groups g on g.id = t.group_id
    where t.time_slot_id = any (${[...timeSlotIds]}::uuid[]) and t.removed_at is null
    order by t.leader_attendee_id is not null, t.created_at, t.id`.execute(db.queries)
  return rows
}

/**
 * The classes that run now or start within the hour, by their start, with who is there. A teacher is late when nobody
 * who teaches a group is in its room 3 minutes after the start.
 */
export async function runningClasses(db: Database, account: Account, now: Date): Promise<Running[]> {
  const viewer = await classViewer(db, account)
  const { timeSlots } = await readSlots(
    db,
    viewer,
    {
      status: listedStatuses,
      from: new Date(now.getTime() - longest * minute).toISOString(),
      to: new Date(now.getTime() + joinWindow.before * minute + 1).toISOString(),
      offset: 0,
      count: 500,
    },
    { now },
  )
  const running = timeSlots.filter((slot) => !slot.past)
  const ids = running.map(({ id }) => id)
  const members = await membersOf(db, ids, now)
  const groups =
    ids.length === 0
      ? []
      : await db.queries
          .selectFrom('class_groups')
          .select(['id', 'time_slot_id', 'group_index'])
          .where('time_slot_id', 'in', ids)
          .orderBy('group_index')
          .execute()
  return running.map((timeSlot): Running => {
    const lateFrom = Date.parse(timeSlot.startingAt) + lateTeacherMinutes * minute
    return {
      timeSlot,
      groups: groups
        .filter((group) => group.time_slot_id === timeSlot.id)
        .map((group) => {
          const inGroup = members.filter((one) => one.group_id === group.id)
          const teachers = inGroup.filter((one) => one.is_teacher)
          const students = inGroup.filter((one) => !one.is_teacher)
          return {
            groupId: group.id,
            groupIndex: group.group_index,
            teachers: teachers.map(({ account_id: accountId, public_name: publicName, present }) => {
              return { accountId, publicName, present }
            }),
            students: students.length,
            present: students.filter(({ present }) => present).length,
            teacherIsLate: now.getTime() >= lateFrom && !teachers.some(({ present }) => present),
          }
        }),
      ungrouped: members.filter((one) => one.slot === timeSlot.id && !one.is_teacher && one.group_id === null).length,
    }
  })
}
