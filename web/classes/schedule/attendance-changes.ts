import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import type { Registration, TimeSlot } from '@polyhex/contract/classes/time-slot'
import { callServer } from '../../call/call-server.ts'
import { dayWords, timeWords } from '../calendar/local-days.ts'
import { standingOf } from './class-looks.ts'
import type { FamilyStudent } from './family.ts'
import { shortDate } from '../../kit/date-words.ts'

/** Something a family changes about who comes to a class: what is sent, what is shown at once, and what takes it back. */
export interface AttendanceChange {
  readonly send: () => Promise<unknown>
  /** The classes as they will be. */
  readonly slot?: (slot: TimeSlot) => TimeSlot
  /** The weekly classes as they will be. */
  readonly schedule?: (schedule: RecurringSchedule) => RecurringSchedule
  /** Said when it is done. */
  readonly done: string
  /** Takes it back; left out where a question stood before it. */
  readonly undo?: AttendanceChange
}

function standing(slotId: string, accountId: string, patch: Partial<Registration>, seats: number) {
  return (slot: TimeSlot): TimeSlot =>
    slot.id !== slotId
      ? slot
      : {
          ...slot,
          stats: { ...slot.stats, attendees: Math.max(0, slot.stats.attendees + seats) },
          registrations: slot.registrations.map((one) => (one.accountId === accountId ? { ...one, ...patch } : one)),
        }
}

/** Signs a student up for one class. C-003. */
export function signUp(slot: TimeSlot, student: FamilyStudent, undoable = true): AttendanceChange {
  const ids = { timeSlotId: slot.id, accountId: student.accountId }
  return {
    send: () =>
      callServer(attendanceOperations.createAttendee, {
        params: { timeSlotId: slot.id },
        body: { accountId: student.accountId },
      }),
    slot: standing(ids.timeSlotId, ids.accountId, { state: 'registered', hindrance: null, waitingPlace: null }, 1),
    done: `${student.name} comes on ${dayWords(slot.local)} at ${timeWords(slot.local)} ${slot.zone}`,
    ...(undoable ? { undo: leaveOnce(slot, student, false) } : {}),
  }
}

/** Takes a student out of one class that it was signed up for singly. C-143. */
export function leaveOnce(slot: TimeSlot, student: FamilyStudent, undoable = true): AttendanceChange {
  const ids = { timeSlotId: slot.id, accountId: student.accountId }
  return {
    send: () => callServer(attendanceOperations.deleteAttendee, { params: ids, query: {} }),
    slot: standing(ids.timeSlotId, ids.accountId, { state: 'none', attendeeId: null, hasCredit: null }, -1),
    done: `${student.name} does not come on ${dayWords(slot.local)}`,
    ...(undoable ? { undo: signUp(slot, student, false) } : {}),
  }
}

/** What is skipped: a date of a weekly class. The date is on the schedule's own calendar. C-114, decision 0025 (9, 10). */
export interface SkippedDate {
  readonly scheduleId: string
  readonly name: string
  /** In the schedule's zone. */
  readonly date: string
  /** The same on the reader's clock. */
  readonly local: string
  readonly zone: string
  /** Null where no class has been made for it yet. */
  readonly slotId: string | null
}

/** The date of a weekly class that a class stands for; null for a single class. */
export function dateOfSlot(slot: TimeSlot): SkippedDate | null {
  if (slot.recurringScheduleId === null || slot.occurrenceOn === null) return null
  const { id: slotId, name, local, zone, occurrenceOn: date } = slot
  return { scheduleId: slot.recurringScheduleId, name, date, local, zone, slotId }
}

function skipsOf(date: SkippedDate, accountId: string, change: (skips: string[]) => string[]) {
  return (schedule: RecurringSchedule): RecurringSchedule =>
    schedule.id !== date.scheduleId
      ? schedule
      : {
          ...schedule,
          registrations: schedule.registrations.map((one) =>
            one.accountId === accountId ? { ...one, skips: change(one.skips) } : one,
          ),
        }
}

/** Leaves out one date of a weekly class for one student; its credit goes to another class. C-002, C-187. */
export function skip(date: SkippedDate, student: FamilyStudent, undoable = true): AttendanceChange {
  const { accountId } = student
  return {
    send: () =>
      callServer(scheduleOperations.createSkipDate, {
        params: { recurringScheduleId: date.scheduleId },
        body: { date: date.date, accountId },
      }),
    slot: standing(date.slotId ?? '', accountId, { state: 'skipped', attendeeId: null, hasCredit: null }, -1),
    schedule: skipsOf(date, accountId, (skips) => [...skips, date.date]),
    done: `${student.name} skips ${date.name} on ${shortDate(date.local)}`,
    ...(undoable ? { undo: takeSkipBack(date, student, false) } : {}),
  }
}

/** Takes a skipped date back. C-187. */
export function takeSkipBack(date: SkippedDate, student: FamilyStudent, undoable = true): AttendanceChange {
  const { accountId } = student
  return {
    send: () =>
      callServer(scheduleOperations.deleteSkipDate, {
        params: { recurringScheduleId: date.scheduleId },
        query: { date: date.date, accountId },
      }),
    slot: standing(date.slotId ?? '', accountId, { state: 'registered', isRecurring: true, hindrance: null }, 1),
    schedule: skipsOf(date, accountId, (skips) => skips.filter((one) => one !== date.date)),
    done: `${student.name} comes to ${date.name} on ${shortDate(date.local)} again`,
    ...(undoable ? { undo: skip(date, student, false) } : {}),
  }
}

/** The one change that a switch of a student in the dialog of a class makes: in, out, skipped or back. */
export function toggle(slot: TimeSlot, student: FamilyStudent): AttendanceChange | null {
  const is = standingOf(slot, student.accountId)
  const date = dateOfSlot(slot)
  if (is === null) return null
  if (is.state === 'registered') return is.isRecurring && date ? skip(date, student) : leaveOnce(slot, student)
  return is.state === 'skipped' && date ? takeSkipBack(date, student) : signUp(slot, student)
}

/** Waits for a place in a full class. */
export function wait(slot: TimeSlot, student: FamilyStudent, undoable = true): AttendanceChange {
  const { accountId } = student
  return {
    send: () =>
      callServer(attendanceOperations.joinWaitingList, { params: { timeSlotId: slot.id }, body: { accountId } }),
    done: `${student.name} waits for a place on ${shortDate(slot.local)}`,
    ...(undoable ? { undo: waitNoLonger(slot, student, false) } : {}),
  }
}

/** Waits no longer. */
export function waitNoLonger(slot: TimeSlot, student: FamilyStudent, undoable = true): AttendanceChange {
  const { accountId } = student
  return {
    send: () => callServer(attendanceOperations.leaveWaitingList, { params: { timeSlotId: slot.id, accountId } }),
    slot: standing(slot.id, accountId, { waitingPlace: null }, 0),
    done: `${student.name} waits no longer`,
    ...(undoable ? { undo: wait(slot, student, false) } : {}),
  }
}

function weekly(scheduleId: string, accountId: string, registered: boolean) {
  return (schedule: RecurringSchedule): RecurringSchedule =>
    schedule.id !== scheduleId
      ? schedule
      : {
          ...schedule,
          registrations: schedule.registrations.map((one) =>
            one.accountId === accountId ? { ...one, registered, mayRegister: !registered } : one,
          ),
        }
}

function leftOutWords(leftOut: readonly { because: 'full' | 'other_class' }[]): string {
  if (leftOut.length === 0) return ''
  const full = leftOut.filter((one) => one.because === 'full').length
  const other = leftOut.length - full
  const parts = [...(full > 0 ? [`${full} full`] : []), ...(other > 0 ? [`${other} at the time of another class`] : [])]
  return `; left out: ${parts.join(' and ')}`
}

/** Signs a student up for every class of a weekly class. C-184. */
export function signUpWeekly(schedule: Pick<RecurringSchedule, 'id' | 'name'>, student: FamilyStudent) {
  const { accountId } = student
  return {
    send: () =>
      callServer(attendanceOperations.createRecurringAttendee, {
        params: { recurringScheduleId: schedule.id },
        body: { accountIds: [accountId] },
      }),
    schedule: weekly(schedule.id, accountId, true),
    done: `${student.name} comes to ${schedule.name} every week`,
    doneWith: (answer: Awaited<ReturnType<typeof callServer<typeof attendanceOperations.createRecurringAttendee>>>) =>
      `${student.name} comes to ${schedule.name} every week${leftOutWords(answer.leftOut)}`,
  }
}

/** Takes a student out of all coming classes of a weekly class; asked before. C-142, C-185. */
export function leaveWeekly(
  schedule: Pick<RecurringSchedule, 'id' | 'name'>,
  student: FamilyStudent,
): AttendanceChange {
  const { accountId } = student
  return {
    send: () =>
      callServer(attendanceOperations.deleteRecurringAttendee, {
        params: { recurringScheduleId: schedule.id, accountId },
        query: {},
      }),
    schedule: weekly(schedule.id, accountId, false),
    done: `${student.name} no longer comes to ${schedule.name} every week`,
  }
}
