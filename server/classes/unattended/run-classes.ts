import { unattended } from '@polyhex/contract/classes/class-limits'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { addMissed } from '../groups/change-groups.ts'
import { createGroups } from '../groups/create-groups.ts'
import { readClassSettings } from './class-settings.ts'

const hour = 3_600_000

/** Classes that start within so many hours and are not over, in the order in which classes are held. */
function startingWithin(queries: Kysely<Tables>, hours: number, now: Date) {
  return queries
    .selectFrom('time_slots as s')
    .select('s.id')
    .where('s.starting_at', '<=', new Date(now.getTime() + hours * hour))
    .where(sql<boolean>`s.starting_at + make_interval(mins => greatest(45, s.duration)) > ${now}`)
    .orderBy('s.id')
}

/** Makes classes ready to group 24 hours before they start. Gives how many. Decision 0027. */
export async function makeClassesReady(db: Database, now: Date): Promise<number> {
  const { readyToGroupAlone } = await readClassSettings(db.queries)
  if (!readyToGroupAlone) return 0
  return inTransaction(db, async (tx) => {
    // One that somebody is working on is taken in the next minute.
    const held = await startingWithin(tx, unattended.readyHours, now)
      .where('s.status', '=', 'open')
      .forUpdate()
      .skipLocked()
      .execute()
    if (held.length === 0) return 0
    await tx
      .updateTable('time_slots')
      .set({ status: 'ready_to_group', changed_at: now })
      .where(
        'id',
        'in',
        held.map(({ id }) => id),
      )
      .execute()
    return held.length
  })
}

/** Does one class after the other, each in a transaction of its own; what refuses is left for the next minute, or for staff. */
async function eachAlone(
  db: Database,
  ids: readonly string[],
  work: (tx: Parameters<typeof createGroups>[0], id: string) => Promise<unknown>,
): Promise<number> {
  let done = 0
  for (const id of ids) {
    try {
      await inTransaction(db, async (tx) => work(tx, id))
      done += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return done
}

/**
 * Makes the groups of classes that start within 2 hours where staff has not done it, and adds the students who came since to groups
 * that are there. Classes without a teacher or students wait for them. Decision 0027.
 */
export async function groupClasses(db: Database, now: Date): Promise<{ made: number; added: number }> {
  const { createGroupsAlone } = await readClassSettings(db.queries)
  if (!createGroupsAlone) return { made: 0, added: 0 }
  const soon = startingWithin(db.queries, unattended.groupHours, now)
  const ready = await soon.where('s.status', '=', 'ready_to_group').execute()
  const made = await eachAlone(
    db,
    ready.map(({ id }) => id),
    async (tx, id) => createGroups(tx, id, now),
  )
  const grouped = await soon
    .where('s.status', '=', 'groups_created')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('attendees as t')
          .select('t.id')
          .whereRef('t.time_slot_id', '=', 's.id')
          .where('t.is_teacher', '=', false)
          .where('t.group_id', 'is', null)
          .where('t.removed_at', 'is', null),
      ),
    )
    .execute()
  const added = await eachAlone(
    db,
    grouped.map(({ id }) => id),
    async (tx, id) => addMissed(tx, id, now),
  )
  return { made, added }
}
