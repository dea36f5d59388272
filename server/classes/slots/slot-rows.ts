import type { SlotStatus } from '@polyhex/contract/classes/class-statuses'
import { isPast } from '@polyhex/contract/classes/join-window'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'

export interface SlotRow extends Omit<Selectable<Tables['time_slots']>, 'status'> {
  readonly status: SlotStatus
  /** By the setting of when a class is past; then nothing about it can change. */
  readonly past: boolean
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
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('time_slot_not_found')
  const { literal45, ...slot } = row
  const time = { startingAt: slot.starting_at.toISOString(), duration: slot.duration }
  return { ...slot, status: slot.status as SlotStatus, past: isPast(time, now, literal45 ?? false) }
}

/** The same for a class that can still change. Throws time_slot_past too. */
export async function lockSlotToChange(tx: Tx, id: string, now: Date): Promise<SlotRow> {
  const slot = await lockSlot(tx, id, now)
  if (slot.past) throw new Refusal('time_slot_past')
  return slot
}
