import type { SkipDate } from '@polyhex/contract/classes/recurring-schedule'
import type { CalendarClass } from '../calendar/calendar-class.ts'

/** The id of a skipped date among the classes of a calendar. */
export function skipIdOf({ id }: Pick<SkipDate, 'id'>): string {
  return `skip-${id}`
}

/** A skipped date as the calendar shows it, where the class would have been. */
export function skipEntry(skip: SkipDate): CalendarClass {
  return {
    id: skipIdOf(skip),
    name: skip.recurringSchedule.name,
    local: skip.local,
    duration: skip.recurringSchedule.recurrence.duration,
    zone: skip.zone,
    state: 'skipped',
    detail: skip.account === null ? 'the whole class' : skip.account.publicName,
  }
}
