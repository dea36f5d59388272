import type { SlotStatus } from '@polyhex/contract/classes/class-statuses'
import { isPast } from '@polyhex/contract/classes/join-window'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import type { KnownSlot } from './finish-slot-changes.ts'

export interface SlotRow extends Omit<Selectable<Tables['time_slots']>, 'status'> {
  readonly status: SlotStatus
  /** By the setting of when a class is past; then nothing about it can change. */
  readonly past: boolean
}

/** What people know of a class. */
export function knownSlot(row: SlotRow): KnownSlot {
  return { id: row.id, status: row.status, startingAt: row.starting_at, duration: row.duration }
}

/**
 * Holds a class until the end of the transaction, before anything of the people in it. Several classes are held in the
 * order of their ids; the schedule of a class is held before it, by whoever needs both. Throws time_slot_not_found.
 */
export async function lockSlot(tx: Tx, id: string, now: Date): Promise<SlotRow> {
  const row = await tx
    .selectFrom('time_slots')
    .selectAll()
    .select(sql<boolean | null>`(select literal45_past from class_settings)`.as('literal45'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('time_slot_not_found')
  const { literal45, ...slot } = row
  const time = { startingAt: slot.starting_at.toISOString(), duration: slot.duration }
  return { ...slot, past: isPast(time, now, literal45 ?? false) }
}

/** The same for a class that can still change. Throws time_slot_past too. */
export async function lockSlotToChange(tx: Tx, id: string, now: Date): Promise<SlotRow> {
  const slot = await lockSlot(tx, id, now)
  if (slot.past) throw new Refusal('time_slot_past')
  return slot
}

/** The schedule of a class, which is held before the class itself. Throws time_slot_not_found. */
export async function scheduleOfSlot(tx: Tx, id: string): Promise<{ readonly recurring_schedule_id: string | null }> {
  const row = await tx.selectFrom('time_slots').select('recurring_schedule_id').where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new Refusal('time_slot_not_found')
  return row
}
