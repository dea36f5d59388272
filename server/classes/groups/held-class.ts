import { isPast } from '@polyhex/contract/classes/join-window'
import { type Kysely, sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { lockSlotToChange, type SlotRow } from '../slots/slot-rows.ts'

/** Of a class, what groups are made by. */
export type ClassRow = Pick<SlotRow, 'id' | 'status' | 'starting_at' | 'recurring_schedule_id'>

/** A class whose groups can still change, without holding it. Throws time_slot_not_found and time_slot_past. */
export async function readClassToChange(queries: Kysely<Tables>, id: string, now: Date): Promise<ClassRow> {
  const row = await queries
    .selectFrom('time_slots')
    .select(['id', 'status', 'starting_at', 'duration', 'recurring_schedule_id'])
    .select(sql<boolean | null>`(select literal45_past from class_settings)`.as('literal45'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('time_slot_not_found')
  const { literal45, duration, ...slot } = row
  if (isPast({ startingAt: slot.starting_at.toISOString(), duration }, now, literal45 ?? false))
    throw new Refusal('time_slot_past')
  return slot
}

/** Holds the class of a group. Throws group_not_found, also when the group goes while one waits, and time_slot_past. */
export async function holdClassOfGroup(tx: Tx, groupId: string, now: Date): Promise<ClassRow> {
  const of = async () =>
    tx.selectFrom('class_groups').select('time_slot_id').where('id', '=', groupId).executeTakeFirst()
  const found = await of()
  if (found === undefined) throw new Refusal('group_not_found')
  const row = await lockSlotToChange(tx, found.time_slot_id, now)
  if ((await of()) === undefined) throw new Refusal('group_not_found')
  return row
}
