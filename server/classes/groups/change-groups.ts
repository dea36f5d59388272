import { hasGroups } from '@polyhex/contract/classes/class-statuses'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { assignToGroups, emptyGroup } from './assign-to-groups.ts'
import { type ClassPeople, peopleOfClass, type StudentInClass } from './class-people.ts'
import { lockSlotToChange } from '../slots/slot-rows.ts'
import { holdClassOfGroup } from './held-class.ts'
import { placeMissed } from './place-missed.ts'
import { friendsApart, studentsOver } from './plan-groups.ts'

async function groupIds(tx: Tx, timeSlotId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('class_groups')
    .select('id')
    .where('time_slot_id', '=', timeSlotId)
    .orderBy('group_index')
    .execute()
  return rows.map(({ id }) => id)
}

/** Where the given students go best among the groups, while all others in those groups stay. */
function placesAmong(people: ClassPeople, groups: readonly string[], toPlace: readonly StudentInClass[]) {
  const place = new Map(groups.map((id, index) => [id, index]))
  const staying = people.students.filter(({ groupId }) => groupId !== null && place.has(groupId))
  const weights = groups.map((id) => Math.max(1, people.teachers.filter(({ groupId }) => groupId === id).length))
  const { groupOf } = placeMissed(
    [...staying, ...toPlace].map(({ accountId, level }) => ({ id: accountId, level })),
    people.friends,
    weights,
    new Map(staying.map(({ accountId, groupId }) => [accountId, place.get(groupId ?? '') ?? 0])),
  )
  return toPlace.map(({ attendeeId, accountId }) => ({
    attendeeId,
    groupId: groups[groupOf.get(accountId) ?? 0] as string,
  }))
}

/** Those who assist somebody in another group than their own. */
function strayAssistants({ teachers }: ClassPeople) {
  return teachers.flatMap(({ attendeeId, leaderAttendeeId, groupId }) => {
    const leader = teachers.find((one) => one.attendeeId === leaderAttendeeId)
    const wanted = leader?.groupId ?? null
    return wanted === null || wanted === groupId ? [] : [{ attendeeId, groupId: wanted }]
  })
}

/**
 * Puts the students without a group into the groups that are there, and assistants into their leader's; nobody else moves. Gives the
 * accounts of the students. Throws time_slot_not_found, time_slot_past and groups_not_created. C-132, C-198.
 */
export async function addMissed(tx: Tx, timeSlotId: string, now: Date): Promise<string[]> {
  const row = await lockSlotToChange(tx, timeSlotId, now)
  if (!hasGroups(row.status)) throw new Refusal('groups_not_created')
  const people = await peopleOfClass(tx, timeSlotId)
  const missed = people.students.filter(({ groupId }) => groupId === null)
  const places = missed.length === 0 ? [] : placesAmong(people, await groupIds(tx, timeSlotId), missed)
  await assignToGroups(tx, [...places, ...strayAssistants(people)], now)
  return missed.map(({ accountId }) => accountId)
}

export interface MoveWarnings {
  readonly timeSlotId: string
  /** Students beyond 12 for each teacher in the group now. */
  readonly over: number
  /** Class friends who are in other groups now. */
  readonly splitFriends: readonly string[]
}

/**
 * Puts somebody of the class into a group: a student, or a leader with those who assist. Throws group_not_found,
 * time_slot_past, not_groupable for who is not in the class, and assistant_follows_leader. C-060, C-199.
 */
export async function changeGroup(tx: Tx, groupId: string, accountId: string, now: Date): Promise<MoveWarnings> {
  const { id: timeSlotId } = await holdClassOfGroup(tx, groupId, now)
  const before = await peopleOfClass(tx, timeSlotId)
  const teacher = before.teachers.find((one) => one.accountId === accountId)
  const moved = teacher ?? before.students.find((one) => one.accountId === accountId)
  if (moved === undefined) throw new Refusal('not_groupable')
  if (teacher !== undefined && teacher.leaderAttendeeId !== null) throw new Refusal('assistant_follows_leader')
  const following = before.teachers.filter(({ leaderAttendeeId }) => leaderAttendeeId === moved.attendeeId)
  await assignToGroups(
    tx,
    [moved, ...following].map(({ attendeeId }) => ({ attendeeId, groupId })),
    now,
  )
  const people = await peopleOfClass(tx, timeSlotId)
  const inGroup = (one: { groupId: string | null }): boolean => one.groupId === groupId
  const groupOf = new Map(people.students.map((one) => [one.accountId, one.groupId]))
  const apart = friendsApart(people.friends, (id) => groupOf.get(id))
  return {
    timeSlotId,
    over: studentsOver(people.students.filter(inGroup).length, people.teachers.filter(inGroup).length),
    splitFriends: apart.filter((pair) => pair.includes(accountId)).map(([a, b]) => (a === accountId ? b : a)),
  }
}

/**
 * Removes a group: its students go where they fit best among the others, its teachers have no group any more. Without a
 * group left the class is ready to group again. Gives the class. Throws group_not_found and time_slot_past. C-199, C-237.
 */
export async function deleteGroup(tx: Tx, groupId: string, now: Date): Promise<string> {
  const { id: timeSlotId } = await holdClassOfGroup(tx, groupId, now)
  const people = await peopleOfClass(tx, timeSlotId)
  const leaving = people.students.filter((student) => student.groupId === groupId)
  const staying = (await groupIds(tx, timeSlotId)).filter((id) => id !== groupId)
  const places = staying.length === 0 || leaving.length === 0 ? [] : placesAmong(people, staying, leaving)
  await emptyGroup(tx, groupId, now)
  await assignToGroups(tx, places, now)
  await tx.deleteFrom('class_groups').where('id', '=', groupId).execute()
  await sql`update class_groups g set group_index = n.place from (
      select id, row_number() over (order by group_index) as place from class_groups where time_slot_id = ${timeSlotId}) n
    where g.id = n.id and g.group_index <> n.place`.execute(tx)
  if (staying.length === 0)
    await tx
      .updateTable('time_slots')
      .set({ status: 'ready_to_group', changed_at: now })
      .where('id', '=', timeSlotId)
      .execute()
  return timeSlotId
}
