import { takesPlace } from '@polyhex/contract/classes/class-statuses'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { noticeAttendees } from '../notices/notice-attendees.ts'
import { slotName } from '../slots/slot-name.ts'
import { lockSlotToChange, type SlotRow } from '../slots/slot-rows.ts'
import { dateAt } from '../../wall-clock.ts'
import { lockPeople } from './hold-slots.ts'

type TeacherRow = Pick<
  Selectable<Tables['attendees']>,
  'id' | 'account_id' | 'leader_attendee_id' | 'group_id' | 'group_status'
>
const columns = ['id', 'account_id', 'leader_attendee_id', 'group_id', 'group_status'] as const

/** The teachers of a class that is held. */
async function teachersOf(tx: Tx, slotId: string): Promise<TeacherRow[]> {
  return tx
    .selectFrom('attendees')
    .select([...columns])
    .where('time_slot_id', '=', slotId)
    .where('is_teacher', '=', true)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

function demandTeacher(teachers: readonly TeacherRow[], accountId: string): TeacherRow {
  const found = teachers.find((teacher) => teacher.account_id === accountId)
  if (found === undefined) throw new Refusal('not_attendee')
  return found
}

/** The teacher whom another one may assist: of the same class, assisting nobody. Throws leader_not_allowed. */
function demandLeader(teachers: readonly TeacherRow[], leaderId: string, assistantId: string): TeacherRow {
  const leader = teachers.find((teacher) => teacher.account_id === leaderId)
  if (leader === undefined || leaderId === assistantId || leader.leader_attendee_id !== null)
    throw new Refusal('leader_not_allowed')
  return leader
}

/** Demands that an account can teach a class: it is open, has a contract for the date, and is in no class then. */
async function demandMayTeach(tx: Tx, slot: SlotRow, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('active', '=', true)
    .where('claimed', '=', true)
    .executeTakeFirst()
  if (account === undefined) throw new Refusal('account_not_found')
  const date = dateAt(slot.starting_at, slot.time_zone)
  const contract = await tx
    .selectFrom('contracts')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .where('starting_on', '<=', date)
    .where((where) => where.or([where('ending_on', 'is', null), where('ending_on', '>=', date)]))
    .executeTakeFirst()
  if (contract === undefined) throw new Refusal('teacher_without_contract')
  await lockPeople(tx, [accountId])
  const { rows } = await sql<{ id: string; name: string | null; schedule: string | null; restrictions: string[] }>`
    select t.id, t.name, r.name as schedule, t.restrictions
    from attendees a join time_slots t on t.id = a.time_slot_id
    left join recurring_schedules r on r.id = t.recurring_schedule_id
    join time_slots s on s.id = ${slot.id}
    where a.account_id = ${accountId} and a.removed_at is null and (t.id = s.id or a.during && time_of_class(s))
    order by t.id = s.id desc, t.starting_at limit 1`.execute(tx)
  const [other] = rows
  if (other?.id === slot.id) throw new Refusal('already_attending')
  if (other === undefined) return
  const name = slotName(other.name, other.schedule, other.restrictions)
  throw new Refusal('other_class_then', undefined, `There is another class at that time already: ${name}.`)
}

/** Writes a teacher into a class; one that was in it before gets the same row. */
async function writeTeacher(
  tx: Tx,
  slotId: string,
  accountId: string,
  as: { readonly leaderId: string | null; readonly groupId: string | null },
  now: Date,
): Promise<string> {
  const state = {
    is_teacher: true,
    is_recurring: false,
    leader_attendee_id: as.leaderId,
    group_id: as.groupId,
    group_status: as.groupId === null ? 'none' : 'assigned',
    notification_state: 'none',
    changed_at: now,
  } as const
  const row = await tx
    .insertInto('attendees')
    // The database puts the time of the class here.
    .values({ id: newId(now), time_slot_id: slotId, account_id: accountId, during: 'empty', created_at: now, ...state })
    .onConflict((conflict) =>
      conflict
        .columns(['time_slot_id', 'account_id'])
        .doUpdateSet({ ...state, removed_at: null, removed_because: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Adds a teacher to a class that takes place; one who assists another is in that one's group. Throws time_slot_not_found,
 * time_slot_past, teachers_not_allowed, account_not_found, teacher_without_contract, already_attending, other_class_then,
 * leader_not_allowed. C-133, C-196.
 */
export async function addTeacher(
  tx: Tx,
  slotId: string,
  teacher: { readonly accountId: string; readonly leaderAccountId: string | null },
  now: Date,
): Promise<void> {
  const slot = await lockSlotToChange(tx, slotId, now)
  if (!takesPlace(slot.status)) throw new Refusal('teachers_not_allowed')
  const { accountId, leaderAccountId } = teacher
  await demandMayTeach(tx, slot, accountId)
  const teachers = await teachersOf(tx, slotId)
  const leader = leaderAccountId === null ? null : demandLeader(teachers, leaderAccountId, accountId)
  await writeTeacher(tx, slotId, accountId, { leaderId: leader?.id ?? null, groupId: leader?.group_id ?? null }, now)
  await tx.deleteFrom('waiting_places').where('time_slot_id', '=', slotId).where('account_id', '=', accountId).execute()
  await noticeAttendees(tx, { slotId, kind: 'signed_up', accountIds: [accountId] }, now)
}

async function followNobody(tx: Tx, leaderId: string, newLeaderId: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('attendees')
    .set({ leader_attendee_id: newLeaderId, changed_at: now })
    .where('leader_attendee_id', '=', leaderId)
    .execute()
}

async function takeOut(tx: Tx, teacherId: string, now: Date): Promise<void> {
  await tx
    .updateTable('attendees')
    .set({ removed_at: now, removed_because: 'staff', changed_at: now })
    .where('id', '=', teacherId)
    .execute()
}

/**
 * Puts one teacher in the place of another: the same group, the same leader, the same assistants. Throws
 * time_slot_not_found, time_slot_past, not_attendee, account_not_found, teacher_without_contract, already_attending,
 * other_class_then. C-196.
 */
export async function replaceTeacher(
  tx: Tx,
  place: { readonly slotId: string; readonly accountId: string },
  newAccountId: string,
  now: Date,
): Promise<void> {
  const { slotId, accountId } = place
  const slot = await lockSlotToChange(tx, slotId, now)
  const old = demandTeacher(await teachersOf(tx, slotId), accountId)
  await demandMayTeach(tx, slot, newAccountId)
  const as = { leaderId: old.leader_attendee_id, groupId: old.group_id }
  const id = await writeTeacher(tx, slotId, newAccountId, as, now)
  await followNobody(tx, old.id, id, now)
  await takeOut(tx, old.id, now)
  await noticeAttendees(tx, { slotId, kind: 'signed_up', accountIds: [newAccountId] }, now)
  await noticeAttendees(tx, { slotId, kind: 'removed', accountIds: [accountId] }, now)
}

/** Takes a teacher out of a class; who assisted it leads from now on. Throws time_slot_not_found, time_slot_past, not_attendee. */
export async function removeTeacher(
  tx: Tx,
  { slotId, accountId }: { readonly slotId: string; readonly accountId: string },
  now: Date,
): Promise<void> {
  await lockSlotToChange(tx, slotId, now)
  const teacher = demandTeacher(await teachersOf(tx, slotId), accountId)
  await followNobody(tx, teacher.id, null, now)
  await takeOut(tx, teacher.id, now)
  await noticeAttendees(tx, { slotId, kind: 'removed', accountIds: [accountId] }, now)
}

/**
 * Says whom a teacher assists; null: it leads a group itself. Whoever assists is in the group of its leader. Leading is
 * one step deep: a leader has none, and whoever has assistants gets none. Throws time_slot_not_found, time_slot_past,
 * not_attendee, leader_not_allowed. C-201, decision 0025 (26).
 */
export async function setLeader(
  tx: Tx,
  { slotId, accountId }: { readonly slotId: string; readonly accountId: string },
  leaderAccountId: string | null,
  now: Date,
): Promise<void> {
  await lockSlotToChange(tx, slotId, now)
  const teachers = await teachersOf(tx, slotId)
  const teacher = demandTeacher(teachers, accountId)
  if (leaderAccountId === null) {
    await tx
      .updateTable('attendees')
      .set({ leader_attendee_id: null, changed_at: now })
      .where('id', '=', teacher.id)
      .execute()
    return
  }
  const leader = demandLeader(teachers, leaderAccountId, accountId)
  if (teachers.some((other) => other.leader_attendee_id === teacher.id)) throw new Refusal('leader_not_allowed')
  const moves = teacher.group_id !== leader.group_id
  const status = leader.group_id === null ? 'none' : 'assigned'
  await tx
    .updateTable('attendees')
    .set({
      leader_attendee_id: leader.id,
      changed_at: now,
      ...(moves ? { group_id: leader.group_id, group_status: status } : {}),
    })
    .where('id', '=', teacher.id)
    .execute()
}
