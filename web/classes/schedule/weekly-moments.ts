import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { longDate } from '../../kit/date-words.ts'
import { clockWords, minuteOf, weekdayOf, zoneCity } from '../calendar/local-days.ts'
import { weekdays } from '../class-moment.ts'

/** When a weekly class is, on the reader's clock. */
export interface WeeklyMoment {
  readonly day: number
  readonly minute: number
  readonly zone: string
  /** On the clock of the class, where that shows something else: `1:15 PM in Vancouver`. */
  readonly schoolTime: string | null
}

/** The day and time of the next class as the reader's clock shows it; the class's own where none has been made. C-037, decision 0025 (24). */
export function weeklyMoment(schedule: Pick<RecurringSchedule, 'upcoming' | 'recurrence' | 'timeZone'>): WeeklyMoment {
  const [next] = schedule.upcoming
  const { day, minute } = schedule.recurrence
  if (next === undefined) return { day, minute, zone: zoneCity(schedule.timeZone), schoolTime: null }
  const here = { day: weekdayOf(next.local), minute: minuteOf(next.local), zone: next.zone }
  if (here.day === day && here.minute === minute) return { ...here, schoolTime: null }
  const otherDay = here.day === day ? '' : `${weekdays[day]?.slice(0, 3)} `
  return { ...here, schoolTime: `${otherDay}${clockWords(minute)} in ${zoneCity(schedule.timeZone)}` }
}

/**
 * What is said where the reader's clock shows the class at another time in one of the shown weeks, because clocks are changed
 * there and here on different dates; null where it stays. Decision 0025 (24).
 */
export function changeNote(schedule: Pick<RecurringSchedule, 'name' | 'upcoming'>): string | null {
  const [first, ...later] = schedule.upcoming
  if (first === undefined) return null
  const changed = later.find(
    (one) => minuteOf(one.local) !== minuteOf(first.local) || weekdayOf(one.local) !== weekdayOf(first.local),
  )
  if (changed === undefined) return null
  const moved = weekdayOf(changed.local) === weekdayOf(first.local) ? '' : ` on ${weekdays[weekdayOf(changed.local)]}`
  return `From ${longDate(changed.local)}, ${schedule.name} is at ${clockWords(minuteOf(changed.local))} ${changed.zone}${moved} on your clock, because clocks change.`
}
