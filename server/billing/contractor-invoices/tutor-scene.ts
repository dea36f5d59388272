import { sql } from 'kysely'
import { makeSlot } from '../../classes/attendance/attendance-scene.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'

export interface Taught {
  readonly duration?: number
  /** False: the teacher was expected and did not come. */
  readonly came?: boolean
  readonly status?: 'groups_created' | 'cancelled'
  /** False: it is not settled yet whether the class took place. */
  readonly settled?: boolean
  /** Who was to teach it and was replaced. */
  readonly inPlaceOf?: string
}

/** A class in the past with its teacher, for tests of what tutors are paid. Gives its id. */
export async function teachClass(
  scene: { readonly db: Database; readonly now: Date },
  accountId: string,
  at: string,
  given: Taught = {},
): Promise<string> {
  const { db, now } = scene
  const slotId = await makeSlot(
    { db, now },
    { startingAt: new Date(at), duration: given.duration ?? 45, status: 'groups_created' },
  )
  const attend = async (teacher: string, came: boolean, removedAt: Date | null): Promise<void> => {
    await db.queries
      .insertInto('attendees')
      .values({
        id: newId(now),
        time_slot_id: slotId,
        account_id: teacher,
        is_teacher: true,
        group_status: came ? 'attended' : 'none',
        during: sql`'empty'`,
        removed_at: removedAt,
        removed_because: removedAt === null ? null : 'staff',
        created_at: now,
        changed_at: now,
      })
      .execute()
  }
  if (given.inPlaceOf !== undefined) await attend(given.inPlaceOf, false, now)
  await attend(accountId, given.came ?? true, null)
  await db.queries
    .updateTable('time_slots')
    .set({ settled_at: given.settled === false ? null : now, status: given.status ?? 'groups_created' })
    .where('id', '=', slotId)
    .execute()
  return slotId
}
