import { addDays } from '@polyhex/contract/calendar-dates'
import type { Restriction, ScheduleStatus, SlotStatus } from '@polyhex/contract/classes/class-statuses'
import { type LocalDate, weekdayOf } from '../../wall-clock.ts'
import { occurrenceOn, type WeeklyRule } from './occurrences.ts'

/** A weekly class as far as it decides what its classes are. */
export interface Series extends WeeklyRule {
  readonly status: ScheduleStatus
  readonly restrictions: readonly Restriction[]
  readonly capacity: number | null
}

/** A class that has been made of a series and has not begun. */
export interface MadeSlot {
  readonly id: string
  readonly occurrenceOn: LocalDate
  readonly startingAt: Date
  readonly duration: number
  readonly timeZone: string
  readonly status: SlotStatus
  /** Changed by hand. */
  readonly detached: boolean
  /** Somebody is in it, or it is part of a course: it is cancelled rather than removed. */
  readonly occupied: boolean
  readonly restrictions: readonly Restriction[]
  readonly capacity: number | null
  readonly seatsTaken: number
}

/** What a class becomes. */
export interface SlotRevision {
  readonly slot: MadeSlot
  readonly occurrenceOn: LocalDate
  readonly startingAt: Date
  readonly duration: number
  readonly timeZone: string
  readonly status: SlotStatus
  readonly restrictions: readonly Restriction[]
  readonly capacity: number | null
}

/** What a change of a series does to the classes that have been made. */
export interface SeriesChange {
  readonly revised: readonly SlotRevision[]
  readonly removed: readonly MadeSlot[]
  /** Changed by hand, and left as they are. */
  readonly kept: readonly MadeSlot[]
}

/** What becomes of a status when the series begins, stops or rests. Groups that have been made are not broken up. */
function statusAfter(status: SlotStatus, before: ScheduleStatus, after: ScheduleStatus): SlotStatus {
  if (before === after) return status
  if (after === 'active' && status === 'planned') return 'open'
  const rests = after === 'plan' || after === 'paused'
  return rests && (status === 'open' || status === 'ready_to_group') ? 'planned' : status
}

/** The date of the rule in the week, Sunday to Saturday, of another date. */
function sameWeek(date: LocalDate, day: number): LocalDate {
  return addDays(date, day - weekdayOf(date))
}

function isOver(series: Series, date: LocalDate): boolean {
  return series.status === 'deleted' || date < series.startingOn || (series.endingOn !== null && date > series.endingOn)
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.toSorted().join() === b.toSorted().join()

function isRevised(revision: SlotRevision): boolean {
  const { slot } = revision
  return (
    revision.occurrenceOn !== slot.occurrenceOn ||
    revision.startingAt.getTime() !== slot.startingAt.getTime() ||
    revision.duration !== slot.duration ||
    revision.timeZone !== slot.timeZone ||
    revision.status !== slot.status ||
    revision.capacity !== slot.capacity ||
    !same(revision.restrictions, slot.restrictions)
  )
}

/** Whether a revision gives the class another time. */
export function isMoved({ slot, startingAt, duration }: SlotRevision): boolean {
  return startingAt.getTime() !== slot.startingAt.getTime() || duration !== slot.duration
}

/** Seats of a class of the series: nobody loses one because there are to be fewer. */
function seatsAfter(slot: MadeSlot, after: Series): number | null {
  return after.capacity === null ? null : Math.max(after.capacity, slot.seatsTaken)
}

/**
 * What becomes of the classes of a series that have not begun at `now` when it changes: each moves inside its week
 * (Sunday to Saturday) to the new day and time and stays the same class with the same people; one that was changed by hand
 * stays as it is; one whose new time has passed or lies before the series begins, or whose new date has a class already, stays. Classes outside the new
 * range, and all of a deleted series, are removed when empty and cancelled when not. `skipped` are the series' dates
 * without class, `taken` the dates of all its classes. S-032.
 */
export function changeSeries(
  before: Series,
  after: Series,
  slots: readonly MadeSlot[],
  { skipped, taken, now }: { skipped: ReadonlySet<LocalDate>; taken: ReadonlySet<LocalDate>; now: Date },
): SeriesChange {
  const revised: SlotRevision[] = []
  const removed: MadeSlot[] = []
  const kept: MadeSlot[] = []
  const dates = new Set(taken)
  for (const slot of slots) {
    const date = sameWeek(slot.occurrenceOn, after.day)
    const isFree = date === slot.occurrenceOn || !dates.has(date)
    // A change of the day takes nobody's first class away: it stays where it is.
    const tooEarly = date < after.startingOn && slot.occurrenceOn >= after.startingOn
    const gone = !tooEarly && (isOver(after, date) || (date !== slot.occurrenceOn && skipped.has(date)))
    const asItIs = { slot, ...slot }
    if (gone) {
      if (!slot.occupied) removed.push(slot)
      else if (slot.status !== 'cancelled') revised.push({ ...asItIs, status: 'cancelled' })
      continue
    }
    // Its date moves with the week, so that no second class is made for it.
    const occurrence = occurrenceOn(after, date)
    const fits = isFree && !tooEarly && (slot.detached || occurrence.startingAt > now)
    if (fits) dates.add(date)
    const time = {
      occurrenceOn: date,
      startingAt: occurrence.startingAt,
      duration: after.duration,
      timeZone: after.timeZone,
    }
    const revision: SlotRevision = slot.detached
      ? { ...asItIs, ...(fits ? { occurrenceOn: date } : {}) }
      : {
          ...asItIs,
          ...(fits ? time : {}),
          status: statusAfter(slot.status, before.status, after.status),
          restrictions: after.restrictions,
          capacity: seatsAfter(slot, after),
        }
    if (slot.detached) kept.push(slot)
    if (isRevised(revision)) revised.push(revision)
  }
  return { revised, removed, kept }
}
