import { addDays } from '@polyhex/contract/calendar-dates'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { lockSlotToChange } from '../slots/slot-rows.ts'
import { type LocalDate, weekdayOf } from '../../wall-clock.ts'
import { type PlannedChange, thinkThrough } from './change-schedule.ts'
import { occurrenceOn } from './occurrences.ts'
import { lockSchedule, lockSlotsAhead, seriesOf } from './schedule-rows.ts'
import type { MadeSlot, Series } from './series-change.ts'

const sunday = (date: LocalDate): LocalDate => addDays(date, -weekdayOf(date))

/** The range that holds the same classes after the weekday has changed: the first and the last one move with it. */
function rangeAfter(before: Series, day: number): Pick<Series, 'startingOn' | 'endingOn'> {
  const first = addDays(before.startingOn, (before.day - weekdayOf(before.startingOn) + 7) % 7)
  const newFirst = addDays(sunday(first), day)
  const startingOn = newFirst < before.startingOn ? newFirst : before.startingOn
  if (before.endingOn === null) return { startingOn, endingOn: null }
  const last = addDays(before.endingOn, -((weekdayOf(before.endingOn) - before.day + 7) % 7))
  const newLast = addDays(sunday(last), day)
  return { startingOn, endingOn: newLast > before.endingOn ? newLast : before.endingOn }
}

/** A move of a class with all that follow, thought through and not made. */
export interface PlannedMove {
  readonly planned: PlannedChange
  /** The classes before it that have not begun: from then on they are their own, so that they stay. */
  readonly earlier: readonly MadeSlot[]
  readonly following: readonly MadeSlot[]
}

/**
 * What becomes of a schedule when one of its classes moves to a date and minute and all that follow move with it: the
 * schedule has that day and time from then on, and each class moves inside its week. Throws schedule_not_found,
 * time_slot_past, time_slot_in_the_past, move_to_other_week.
 */
export async function planFollowing(
  tx: Tx,
  slotId: string,
  scheduleId: string,
  to: { readonly date: LocalDate; readonly minute: number },
  now: Date,
): Promise<PlannedMove> {
  const row = await lockSchedule(tx, scheduleId)
  const ahead = await lockSlotsAhead(tx, row.id, now)
  const slot = await lockSlotToChange(tx, slotId, now)
  const date = slot.occurrence_on ?? to.date
  const before = seriesOf(row)
  const day = weekdayOf(to.date)
  if (sunday(to.date) !== sunday(date)) throw new Refusal('move_to_other_week')
  const after: Series = { ...before, day, minute: to.minute, ...rangeAfter(before, day) }
  if (occurrenceOn(after, to.date).startingAt <= now) throw new Refusal('time_slot_in_the_past')
  const earlier = ahead.filter((one) => one.occurrenceOn < date)
  const following = ahead.filter((one) => one.occurrenceOn >= date)
  const slots = [
    ...earlier.map((one) => ({ ...one, detached: true })),
    ...following.map((one) => (one.id === slot.id ? { ...one, detached: false } : one)),
  ]
  return { planned: await thinkThrough(tx, { row, name: row.name, after, slots }, now), earlier, following }
}

/** Notes which classes are their own after the move, and that the one that was moved follows its schedule. */
export async function keepEarlier(tx: Tx, { earlier }: PlannedMove, slotId: string): Promise<void> {
  await tx.updateTable('time_slots').set({ detached: false }).where('id', '=', slotId).execute()
  if (earlier.length === 0) return
  const ids = earlier.map((one) => one.id)
  await tx.updateTable('time_slots').set({ detached: true }).where('id', 'in', ids).execute()
}
