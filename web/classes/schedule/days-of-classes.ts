import { runsWeekly } from '@polyhex/contract/classes/class-statuses'
import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { dateOfSlot, type SkippedDate } from './attendance-changes.ts'
import { standingOf } from './class-looks.ts'
import type { FamilyStudent } from './family.ts'

/** A date of a weekly class, and the students who come weekly and have not skipped it. */
export interface ComingDate {
  readonly date: SkippedDate
  readonly students: readonly FamilyStudent[]
}

/** Classes of a day on the reader's clock, in order. */
export function slotsOn(day: string, slots: readonly TimeSlot[]): readonly TimeSlot[] {
  return slots.filter((slot) => slot.local.startsWith(day)).toSorted((a, b) => a.local.localeCompare(b.local))
}

/**
 * The dates of planned and active weekly classes that fall on a day of the reader's calendar and that somebody of the
 * family would come to: what `Remove date for` is offered for. C-034, C-137, decision 0025 (10), decision 0031.
 */
export function comingDates(
  day: string,
  {
    slots,
    schedules,
    students,
    now,
  }: {
    slots: readonly TimeSlot[]
    schedules: readonly RecurringSchedule[]
    students: readonly FamilyStudent[]
    now: Date
  },
): readonly ComingDate[] {
  const running = schedules.filter((schedule) => runsWeekly(schedule.status))
  const found: ComingDate[] = []
  for (const schedule of running) {
    const slot = slotsOn(day, slots).find(
      (one) => one.recurringScheduleId === schedule.id && one.status !== 'cancelled',
    )
    const next = schedule.upcoming.find((one) => one.local.startsWith(day))
    const startingAt = slot?.startingAt ?? next?.startingAt
    if (startingAt === undefined || Date.parse(startingAt) <= now.getTime()) continue
    const date = dateFor(schedule, slot, next)
    if (date === null) continue
    const coming = students.filter((student) => comes(schedule, slot, student, date.date))
    if (coming.length > 0) found.push({ date, students: coming })
  }
  return found
}

function dateFor(
  schedule: RecurringSchedule,
  slot: TimeSlot | undefined,
  next: RecurringSchedule['upcoming'][number] | undefined,
): SkippedDate | null {
  if (slot) {
    const date = dateOfSlot(slot)
    return date === null ? null : { ...date, name: schedule.name }
  }
  if (next === undefined) return null
  const { local, zone, onDate } = next
  return { scheduleId: schedule.id, name: schedule.name, date: onDate, local, zone, slotId: null }
}

function comes(schedule: RecurringSchedule, slot: TimeSlot | undefined, student: FamilyStudent, date: string): boolean {
  const weekly = schedule.registrations.find((one) => one.accountId === student.accountId)
  if (weekly?.registered !== true || weekly.skips.includes(date)) return false
  const is = slot === undefined ? null : standingOf(slot, student.accountId)
  return is === null || (is.state === 'registered' && is.isRecurring)
}

/** Who of the family skips a date of a weekly class. */
export function skippingOf(slot: TimeSlot, students: readonly FamilyStudent[]): readonly FamilyStudent[] {
  return students.filter((student) => standingOf(slot, student.accountId)?.state === 'skipped')
}
