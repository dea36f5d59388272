import { isPast } from '@polyhex/contract/classes/join-window'
import type { Kysely, Selectable } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'

export type ClassRow = Pick<
  Selectable<Tables['time_slots']>,
  'id' | 'status' | 'starting_at' | 'duration' | 'recurring_schedule_id'
>
const columns = ['id', 'status', 'starting_at', 'duration', 'recurring_schedule_id'] as const

/** A class as it is now. Throws time_slot_not_found. */
export async function readClass(queries: Kysely<Tables>, id: string): Promise<ClassRow> {
  const row = await queries.selectFrom('time_slots').select(columns).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new Refusal('time_slot_not_found')
  return row
}

/**
 * Holds a class until the transaction ends. Whoever signs up, leaves, or changes groups takes this first, so what is read
 * of its people afterwards stays true. Throws time_slot_not_found.
 */
export async function holdClass(tx: Tx, id: string): Promise<ClassRow> {
  const row = await tx.selectFrom('time_slots').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
  if (row === undefined) throw new Refusal('time_slot_not_found')
  return row
}

/** Throws time_slot_past: nothing about the people of a past class changes. C-140. */
export function demandNotPast(row: ClassRow, now: Date): void {
  if (isPast({ startingAt: row.starting_at.toISOString(), duration: row.duration }, now))
    throw new Refusal('time_slot_past')
}

/** Holds the class of a group. Throws group_not_found, also when the group goes while one waits, and time_slot_past. */
export async function holdClassOfGroup(tx: Tx, groupId: string, now: Date): Promise<ClassRow> {
  const of = async () =>
    tx.selectFrom('class_groups').select('time_slot_id').where('id', '=', groupId).executeTakeFirst()
  const found = await of()
  if (found === undefined) throw new Refusal('group_not_found')
  const row = await holdClass(tx, found.time_slot_id)
  if ((await of()) === undefined) throw new Refusal('group_not_found')
  demandNotPast(row, now)
  return row
}
