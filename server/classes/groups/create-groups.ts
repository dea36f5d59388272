import type { GroupPreview } from '@polyhex/contract/classes/class-group'
import { takesGroups } from '@polyhex/contract/classes/class-statuses'
import type { Kysely } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { assignToGroups } from './assign-to-groups.ts'
import { lastStudents, peopleOfClass } from './class-people.ts'
import { lockSlotToChange } from '../slots/slot-rows.ts'
import { type ClassRow, readClassToChange } from './held-class.ts'
import { type GroupPlan, planGroups, previewOf } from './plan-groups.ts'

async function planFor(queries: Kysely<Tables>, row: ClassRow): Promise<GroupPlan> {
  if (!takesGroups(row.status)) throw new Refusal('groups_not_ready')
  return planGroups(await peopleOfClass(queries, row.id), await lastStudents(queries, row))
}

/** The groups that would be made now. Refuses as `createGroups` does. */
export async function previewGroups(queries: Kysely<Tables>, timeSlotId: string, now: Date): Promise<GroupPreview> {
  return previewOf(await planFor(queries, await readClassToChange(queries, timeSlotId, now)))
}

/**
 * Makes the groups of a class that is ready for them, so that of several calls one succeeds. Throws time_slot_not_found,
 * time_slot_past, groups_not_ready, no_students_to_group and no_teachers_to_group. C-131, C-198.
 */
export async function createGroups(tx: Tx, timeSlotId: string, now: Date): Promise<void> {
  const { groups } = await planFor(tx, await lockSlotToChange(tx, timeSlotId, now))
  const made = groups.map((group) => ({ id: newId(now), group }))
  await tx
    .insertInto('class_groups')
    .values(made.map(({ id }, place) => ({ id, time_slot_id: timeSlotId, group_index: place + 1, created_at: now })))
    .execute()
  await assignToGroups(
    tx,
    made.flatMap(({ id, group }) =>
      [...group.teachers, ...group.students].map(({ attendeeId }) => ({ attendeeId, groupId: id })),
    ),
    now,
  )
  await tx
    .updateTable('time_slots')
    .set({ status: 'groups_created', changed_at: now })
    .where('id', '=', timeSlotId)
    .execute()
}
