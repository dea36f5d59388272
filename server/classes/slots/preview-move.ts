import type { MoveEffect } from '@polyhex/contract/classes/time-slot'
import { takesPlace } from '@polyhex/contract/classes/class-statuses'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { planFollowing } from '../schedules/move-following.ts'
import { lockSchedule } from '../schedules/schedule-rows.ts'
import { isMoved } from '../schedules/series-change.ts'
import { instantAt, localAt, zoneNameAt } from '../../wall-clock.ts'
import { type Clash, clashesAt, tellClashes } from './clashes.ts'
import { lockSlotToChange, scheduleOfSlot, type SlotRow } from './slot-rows.ts'

interface Wanted {
  readonly date: string
  readonly minute: number
  readonly following: boolean
  /** Zone of whoever asks. */
  readonly timeZone: string
}

async function peopleIn(tx: Tx, ids: readonly string[]): Promise<{ students: number; teachers: number }> {
  const { rows } = await sql<{ students: number; teachers: number }>`
    select count(distinct account_id) filter (where not is_teacher)::int as students,
      count(distinct account_id) filter (where is_teacher)::int as teachers
    from attendees where removed_at is null and time_slot_id = any (${[...ids]}::uuid[])`.execute(tx)
  return rows[0] ?? { students: 0, teachers: 0 }
}

/** Students of a class that takes place who have no credit for it. */
async function withoutCredit(tx: Tx, slot: SlotRow): Promise<number> {
  if (!takesPlace(slot.status)) return 0
  const { rows } = await sql<{ students: number }>`select count(*)::int as students from attendees
    where time_slot_id = ${slot.id} and removed_at is null and not is_teacher and credit_id is null`.execute(tx)
  return rows[0]?.students ?? 0
}

/** The classes that would move, and who would be in two at once. */
async function concerned(
  tx: Tx,
  slot: SlotRow,
  to: Wanted,
  now: Date,
): Promise<{ ids: string[]; conflicts: readonly Clash[] }> {
  if (to.following && slot.recurring_schedule_id !== null) {
    const { planned } = await planFollowing(tx, slot.id, slot.recurring_schedule_id, to, now)
    const moved = planned.change.revised.filter(isMoved)
    return { ids: moved.map((one) => one.slot.id), conflicts: planned.effect.conflicts }
  }
  const startingAt = instantAt(to.date, to.minute, slot.time_zone)
  if (startingAt <= now) throw new Refusal('time_slot_in_the_past')
  const conflicts = await clashesAt(tx, [{ slotId: slot.id, startingAt, duration: slot.duration }], now)
  return { ids: [slot.id], conflicts: slot.status === 'cancelled' ? [] : conflicts }
}

/**
 * Whom the move of a class would concern, alone or with those that follow it. Nothing is changed. Throws
 * time_slot_not_found, time_slot_past, time_slot_in_the_past, move_to_other_week.
 */
export async function previewMove(
  tx: Tx,
  slotId: string,
  to: Wanted,
  now: Date,
): Promise<MoveEffect & { classes: number }> {
  const { recurring_schedule_id } = await scheduleOfSlot(tx, slotId)
  // The schedule is held before its classes.
  if (recurring_schedule_id !== null) await lockSchedule(tx, recurring_schedule_id)
  const slot = await lockSlotToChange(tx, slotId, now)
  const { ids, conflicts } = await concerned(tx, slot, to, now)
  const startingAt = instantAt(to.date, to.minute, slot.time_zone)
  return {
    startingAt: startingAt.toISOString(),
    local: localAt(startingAt, to.timeZone),
    zone: zoneNameAt(startingAt, to.timeZone),
    ...(await peopleIn(tx, ids)),
    withoutCredit: await withoutCredit(tx, slot),
    conflicts: tellClashes(conflicts, to.timeZone),
    classes: ids.length,
  }
}
