import { defaultDuration, newClass } from '@polyhex/contract/classes/class-limits'
import type { ScheduleStatus } from '@polyhex/contract/classes/class-statuses'
import { RecurringScheduleForm, type RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { wallTime } from '../calendar/local-days.ts'
import { yearsAfter } from '../class-moment.ts'
import { capacityOf, type ClassEntries } from './class-fields.tsx'
import { faultsIn, type Faults } from './faults.ts'

/** What the drawer of a weekly class holds while it is open. */
export interface RecurringEntries extends ClassEntries {
  readonly status: ScheduleStatus | null
  readonly day: number | null
  readonly startingOn: string
  readonly endingOn: string
}

/**
 * A new weekly class: status none, New York, 45 minutes, Sunday at noon, from today in its zone for one year. The end is
 * the same day of the next year, included. C-246, C-247, decision 0025 (4, 5, 6).
 */
export function newRecurringEntries(now: Date): RecurringEntries {
  const today = wallTime(now, newClass.timeZone).slice(0, 10)
  return {
    name: '',
    status: 'none',
    timeZone: newClass.timeZone,
    day: newClass.day,
    minute: newClass.minute,
    duration: defaultDuration,
    restrictions: [],
    startingOn: today,
    endingOn: yearsAfter(today, newClass.years),
    capacity: '',
  }
}

/** The entries of a weekly class that is there. */
export function recurringEntriesOf(schedule: RecurringSchedule): RecurringEntries {
  return {
    name: schedule.name,
    status: schedule.status,
    timeZone: schedule.timeZone,
    day: schedule.recurrence.day,
    minute: schedule.recurrence.minute,
    duration: schedule.recurrence.duration,
    restrictions: schedule.restrictions,
    startingOn: schedule.startingOn,
    endingOn: schedule.endingOn ?? '',
    capacity: schedule.capacity === null ? '' : String(schedule.capacity),
  }
}

/** What is sent, with what is missing left as it is, for the contract to name. */
export function recurringBody(entries: RecurringEntries): RecurringScheduleForm {
  const { name, status, timeZone, day, minute, duration, restrictions, startingOn, endingOn, capacity } = entries
  return {
    name,
    status,
    timeZone,
    restrictions: [...restrictions],
    startingOn,
    endingOn: endingOn === '' ? null : endingOn,
    recurrence: { day, minute, duration },
    capacity: capacityOf(capacity),
  } as RecurringScheduleForm
}

/** Faults of the drawer by entry, in the words of the specification. C-155 to C-162, C-167. */
export function recurringFaults(entries: RecurringEntries): Faults {
  return faultsIn(RecurringScheduleForm, recurringBody(entries))
}
