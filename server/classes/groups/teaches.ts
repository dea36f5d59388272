import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Account } from '../../http/session.ts'

/** Whether an account is a teacher of a class or group now. */
const teachingRow = (queries: Kysely<Tables>, accountId: string) =>
  queries
    .selectFrom('attendees as t')
    .select('t.id')
    .where('t.account_id', '=', accountId)
    .where('t.is_teacher', '=', true)
    .where('t.removed_at', 'is', null)

/** Throws time_slot_not_found for all but the teachers of a class and administrators. */
export async function demandTeachesClass(queries: Kysely<Tables>, account: Account, timeSlotId: string): Promise<void> {
  const row = account.roles.includes('admin')
    ? await queries.selectFrom('time_slots').select('id').where('id', '=', timeSlotId).executeTakeFirst()
    : await teachingRow(queries, account.accountId).where('t.time_slot_id', '=', timeSlotId).executeTakeFirst()
  if (row === undefined) throw new Refusal('time_slot_not_found')
}

/** Throws group_not_found for all but the teachers of a group and administrators; gives the class of the group. */
export async function demandTeachesGroup(queries: Kysely<Tables>, account: Account, groupId: string): Promise<string> {
  const group = await queries
    .selectFrom('class_groups')
    .select('time_slot_id')
    .where('id', '=', groupId)
    .executeTakeFirst()
  if (group === undefined) throw new Refusal('group_not_found')
  if (account.roles.includes('admin')) return group.time_slot_id
  const row = await teachingRow(queries, account.accountId).where('t.group_id', '=', groupId).executeTakeFirst()
  if (row === undefined) throw new Refusal('group_not_found')
  return group.time_slot_id
}
