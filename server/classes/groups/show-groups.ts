import type { Group } from '@polyhex/contract/classes/class-group'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Account } from '../../http/session.ts'
import { inGrades } from './plan-groups.ts'
import { studentLevel } from './student-level.ts'

/** Who looks: an administrator sees all groups, a teacher those of the classes it teaches, others their own and their children's. */
export interface GroupReader extends RoomPlace {
  readonly account: Pick<Account, 'accountId' | 'roles'>
}

/** Where groups meet for whom no address was set. */
export interface RoomPlace {
  /** Where the product is reached, for the addresses of rooms. */
  readonly publicAddress: string
  /** Classes are held in our rooms, not by link alone. */
  readonly roomsAreOurs: boolean
}

type Groups = ExpressionBuilder<Tables & { g: Tables['class_groups'] }, 'g'>

const isAdmin = ({ account }: GroupReader): boolean => account.roles.includes('admin')
const teachesClass = (readerId: string) => sql<boolean>`exists (select 1 from attendees t
  where t.time_slot_id = g.time_slot_id and t.account_id = ${readerId} and t.is_teacher and t.removed_at is null)`
const hasPartIn = (readerId: string) => sql<boolean>`exists (select 1 from attendees t
  where t.group_id = g.id and t.removed_at is null and (t.account_id = ${readerId}
    or t.account_id in (select m.account_id from managed_accounts m where m.manager_id = ${readerId})))`

/** The address of the room of a group: that which staff has set, else ours; null where classes are held by link and none is set. */
export function roomOfGroup(
  { publicAddress, roomsAreOurs }: RoomPlace,
  group: { id: string; video_conference_link: string | null },
): string | null {
  return group.video_conference_link ?? (roomsAreOurs ? `${publicAddress}/class/session/${group.id}/` : null)
}

async function membersOf(queries: Kysely<Tables>, groupIds: readonly string[]) {
  if (groupIds.length === 0) return []
  return queries
    .selectFrom('attendees as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['t.group_id as groupId', 't.account_id as accountId', 't.is_teacher as isTeacher', 'a.grade'])
    .select('t.leader_attendee_id as leaderAttendeeId')
    .select(
      sql<number[]>`array(select l.level::integer from theme_levels l where l.account_id = t.account_id)`.as('levels'),
    )
    .where('t.group_id', 'in', [...groupIds])
    .where('t.removed_at', 'is', null)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute()
}

/**
 * A page of groups, by class and number, those only that the reader may see. Levels and instructions are for those who
 * teach; for families they are null.
 */
export async function showGroups(
  queries: Kysely<Tables>,
  reader: GroupReader,
  wanted: { readonly timeSlotIds?: readonly string[]; readonly groupId?: string },
  page: { readonly offset: number; readonly count: number } = { offset: 0, count: 100 },
): Promise<{ groups: Group[]; total: number }> {
  const readerId = reader.account.accountId
  const rows = await queries
    .selectFrom('class_groups as g')
    .selectAll('g')
    .select((of) => [
      of.fn.countAll<string>().over().as('total'),
      (isAdmin(reader) ? sql<boolean>`true` : teachesClass(readerId)).as('teaches'),
    ])
    .$if(wanted.timeSlotIds !== undefined, (query) =>
      query.where('g.time_slot_id', '=', sql<string>`any (${wanted.timeSlotIds}::uuid[])`),
    )
    .$if(wanted.groupId !== undefined, (query) => query.where('g.id', '=', wanted.groupId ?? ''))
    .$if(!isAdmin(reader), (query) =>
      query.where((where: Groups) => where.or([teachesClass(readerId), hasPartIn(readerId)])),
    )
    .orderBy('g.time_slot_id')
    .orderBy('g.group_index')
    .offset(page.offset)
    .limit(page.count)
    .execute()
  const members = await membersOf(
    queries,
    rows.map(({ id }) => id),
  )
  const groups = rows.map((row): Group => {
    const mine = members.filter(({ groupId }) => groupId === row.id)
    const students = mine.filter(({ isTeacher }) => !isTeacher)
    const sum = students.reduce((total, { grade, levels }) => total + studentLevel(grade, levels), 0)
    const leader = mine.find(({ isTeacher, leaderAttendeeId }) => isTeacher && leaderAttendeeId === null)
    return {
      id: row.id,
      timeSlotId: row.time_slot_id,
      groupIndex: row.group_index,
      videoConferenceLink: roomOfGroup(reader, row),
      instructions: row.teaches ? row.instructions : null,
      leaderAccountId: leader?.accountId ?? null,
      size: students.length,
      level: row.teaches && students.length > 0 ? inGrades(sum / students.length) : null,
    }
  })
  return { groups, total: Number(rows[0]?.total ?? 0) }
}

/** One group for a reader. Throws group_not_found. */
export async function showGroup(queries: Kysely<Tables>, reader: GroupReader, groupId: string): Promise<Group> {
  const { groups } = await showGroups(queries, reader, { groupId })
  const group = groups[0]
  if (group === undefined) throw new Refusal('group_not_found')
  return group
}

/** Throws time_slot_not_found where the reader has no part in a class. */
export async function demandClassInSight(
  queries: Kysely<Tables>,
  { account }: Pick<GroupReader, 'account'>,
  timeSlotId: string,
): Promise<void> {
  const { accountId } = account
  const row = await queries
    .selectFrom('time_slots as s')
    .select('s.id')
    .where('s.id', '=', timeSlotId)
    .$if(!account.roles.includes('admin'), (query) =>
      query.where(sql<boolean>`exists (select 1 from attendees t where t.time_slot_id = s.id and t.removed_at is null
        and (t.account_id = ${accountId}
          or t.account_id in (select m.account_id from managed_accounts m where m.manager_id = ${accountId})))`),
    )
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('time_slot_not_found')
}
