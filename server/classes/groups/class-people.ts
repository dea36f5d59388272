import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { FriendPair } from './grouping-problem.ts'
import type { ClassRow } from './held-class.ts'
import { studentLevel } from './student-level.ts'

export interface TeacherInClass {
  readonly attendeeId: string
  readonly accountId: string
  readonly leaderAttendeeId: string | null
  readonly groupId: string | null
}

export interface StudentInClass {
  readonly attendeeId: string
  readonly accountId: string
  readonly groupId: string | null
  /** In quarter grades. */
  readonly level: number
}

/** Who is in a class now. */
export interface ClassPeople {
  /** In the order in which they were added. */
  readonly teachers: readonly TeacherInClass[]
  readonly students: readonly StudentInClass[]
  /** Of the students, each pair once. */
  readonly friends: readonly FriendPair[]
}

/** Pairs of these accounts who are to be scheduled together: the permission is confirmed and the connection accepted. A-156. */
export async function classFriends(queries: Kysely<Tables>, accountIds: readonly string[]): Promise<FriendPair[]> {
  if (accountIds.length < 2) return []
  const rows = await queries
    .selectFrom('account_links')
    .select([
      sql<string>`least(holder_id, subject_id)`.as('one'),
      sql<string>`greatest(holder_id, subject_id)`.as('other'),
    ])
    .distinct()
    .where('permission', '=', 'classFriends')
    .where('status', '=', 'confirmed')
    .where('accepted', '=', true)
    .where('holder_id', 'in', [...accountIds])
    .where('subject_id', 'in', [...accountIds])
    .orderBy('one')
    .orderBy('other')
    .execute()
  return rows.map(({ one, other }) => [one, other])
}

/** Teachers and students of a class with their levels and friends. */
export async function peopleOfClass(queries: Kysely<Tables>, timeSlotId: string): Promise<ClassPeople> {
  const rows = await queries
    .selectFrom('attendees as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select([
      't.id as attendeeId',
      't.account_id as accountId',
      't.is_teacher as isTeacher',
      't.leader_attendee_id as leaderAttendeeId',
      't.group_id as groupId',
      'a.grade',
      sql<number[]>`array(select l.level::integer from theme_levels l where l.account_id = t.account_id)`.as('levels'),
    ])
    .where('t.time_slot_id', '=', timeSlotId)
    .where('t.removed_at', 'is', null)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute()
  const students = rows
    .filter((row) => !row.isTeacher)
    .map(({ attendeeId, accountId, groupId, grade, levels }) => {
      return { attendeeId, accountId, groupId, level: studentLevel(grade, levels) }
    })
  return {
    teachers: rows
      .filter((row) => row.isTeacher)
      .map(({ attendeeId, accountId, leaderAttendeeId, groupId }) => {
        return { attendeeId, accountId, leaderAttendeeId, groupId }
      }),
    students,
    friends: await classFriends(
      queries,
      students.map(({ accountId }) => accountId),
    ),
  }
}

/** Whom each teacher had in the last class with groups of the same schedule, by account; nothing for a single class. */
export async function lastStudents(queries: Kysely<Tables>, of: ClassRow): Promise<ReadonlyMap<string, Set<string>>> {
  if (of.recurring_schedule_id === null) return new Map()
  const last = await queries
    .selectFrom('time_slots')
    .select('id')
    .where('recurring_schedule_id', '=', of.recurring_schedule_id)
    .where('starting_at', '<', of.starting_at)
    .where('status', '=', 'groups_created')
    .orderBy('starting_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined) return new Map()
  const rows = await queries
    .selectFrom('attendees as t')
    .innerJoin('attendees as s', 's.group_id', 't.group_id')
    .select(['t.account_id as teacherId', 's.account_id as studentId'])
    .where('t.time_slot_id', '=', last.id)
    .where('t.is_teacher', '=', true)
    .where('t.leader_attendee_id', 'is', null)
    .where('s.is_teacher', '=', false)
    .execute()
  const students = new Map<string, Set<string>>()
  for (const { teacherId, studentId } of rows) {
    const had = students.get(teacherId) ?? new Set()
    students.set(teacherId, had.add(studentId))
  }
  return students
}
