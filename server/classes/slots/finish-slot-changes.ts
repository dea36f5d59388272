import { type SlotStatus, takesPlace } from '@polyhex/contract/classes/class-statuses'
import type { NoticeKind } from '@polyhex/contract/classes/notice-operations'
import type { Tx } from '../../database/database.ts'
import { lockPeopleAndWaiting } from '../attendance/hold-slots.ts'
import { settleSeats } from '../attendance/settle-seats.ts'
import { noticeAttendees, noticeManySlots, type SlotNotice } from '../notices/notice-attendees.ts'

/** What people knew of a class before it was changed. */
export interface KnownSlot {
  readonly id: string
  readonly status: SlotStatus
  readonly startingAt: Date
  readonly duration: number
}

/** Classes that are about to change, and who is in them. */
export interface SlotChanges {
  readonly before: readonly KnownSlot[]
  readonly accountIds: readonly string[]
}

/**
 * Begins a change of classes that are held: holds who is in them and who waits for a place, with their credits, which is done
 * after the classes and before any row of attendees is written.
 */
export async function beginSlotChanges(tx: Tx, before: readonly KnownSlot[]): Promise<SlotChanges> {
  if (before.length === 0) return { before, accountIds: [] }
  const ids = before.map((slot) => slot.id)
  const rows = await tx
    .selectFrom('attendees')
    .select('account_id')
    .distinct()
    .where('time_slot_id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute()
  const accountIds = rows.map((row) => row.account_id)
  await lockPeopleAndWaiting(tx, ids, accountIds)
  return { before, accountIds }
}

/** What is told of a class, if anything: that it is off, that it takes place after all, or that it has another time. */
function noticeOf(before: KnownSlot, after: KnownSlot): NoticeKind | null {
  if (before.status === 'none' || after.status === 'none') return null
  if (takesPlace(before.status) && !takesPlace(after.status)) return 'cancelled'
  if (before.status === 'planned' && after.status === 'cancelled') return 'cancelled'
  if (after.status === 'cancelled') return null
  const moved = before.startingAt.getTime() !== after.startingAt.getTime() || before.duration !== after.duration
  return moved || (!takesPlace(before.status) && takesPlace(after.status)) ? 'changed' : null
}

function slotNotice(before: KnownSlot, after: KnownSlot): SlotNotice {
  const moved = before.startingAt.getTime() !== after.startingAt.getTime() || before.duration !== after.duration
  return {
    slotId: before.id,
    ...(moved ? { before: { startingAt: before.startingAt, duration: before.duration } } : {}),
  }
}

async function stateOf(tx: Tx, ids: readonly string[]): Promise<Map<string, KnownSlot>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('time_slots')
    .select(['id', 'status', 'starting_at', 'duration'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, status: row.status, startingAt: row.starting_at, duration: row.duration },
    ]),
  )
}

/**
 * Ends a change of classes: free seats go to those who wait, credits are allocated anew, and with `notify` everybody in
 * them is told what has become of the class. Classes that are gone are passed over.
 */
export async function finishSlotChanges(tx: Tx, changes: SlotChanges, notify: boolean, now: Date): Promise<void> {
  const after = await stateOf(
    tx,
    changes.before.map((slot) => slot.id),
  )
  const places = await settleSeats(tx, { slotIds: [...after.keys()], accountIds: changes.accountIds }, now)
  for (const { slotId, accountId } of places)
    await noticeAttendees(tx, { slotId, kind: 'waiting_list_place', accountIds: [accountId] }, now)
  if (!notify) return
  const told = new Map<NoticeKind, SlotNotice[]>()
  for (const before of changes.before) {
    const state = after.get(before.id)
    const kind = state === undefined ? null : noticeOf(before, state)
    if (state === undefined || kind === null) continue
    told.set(kind, [...(told.get(kind) ?? []), slotNotice(before, state)])
  }
  for (const [kind, slots] of told) await noticeManySlots(tx, { kind, slots }, now)
}
