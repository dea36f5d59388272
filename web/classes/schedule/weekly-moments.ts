import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { addMinutes, clockWords, minuteOf, weekdayOf, zoneCity } from '../calendar/local-days.ts'
import { longDate } from '../../kit/date-words.ts'

/** When a weekly class is, on the reader's clock. */
export interface WeeklyMoment {
  readonly day: number
  readonly minute: number
  readonly zone: string
  /** On the clock of the class, where that shows something else: `1:15 PM in Vancouver`. */
  readonly schoolTime: string | null
}

export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The day and time of the next class as the reader's clock shows it; the class's own where none has been made. C-037, decision 0025 (24). */
export function weeklyMoment(schedule: Pick<RecurringSchedule, 'upcoming' | 'recurrence' | 'timeZone'>): WeeklyMoment {
  const [next] = schedule.upcoming
  const { day, minute } = schedule.recurrence
  if (next === undefined) return { day, minute, zone: zoneCity(schedule.timeZone), schoolTime: null }
  const here = { day: weekdayOf(next.local), minute: minuteOf(next.local), zone: next.zone }
  if (here.day === day && here.minute === minute) return { ...here, schoolTime: null }
  const otherDay = here.day === day ? '' : `${weekdayNames[day]?.slice(0, 3)} `
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
  const moved =
    weekdayOf(changed.local) === weekdayOf(first.local) ? '' : ` on ${weekdayNames[weekdayOf(changed.local)]}`
  return `From ${longDate(changed.local)}, ${schedule.name} is at ${clockWords(minuteOf(changed.local))} ${changed.zone}${moved} on your clock, because clocks change.`
}

/** `Mondays, 4:30 to 5:15 PM EST`. */
export function weeklyWords(moment: WeeklyMoment, duration: number): string {
  const at = `2000-01-02T${`${Math.floor(moment.minute / 60)}`.padStart(2, '0')}:${`${moment.minute % 60}`.padStart(2, '0')}`
  const from = clockWords(moment.minute)
  const to = clockWords(minuteOf(addMinutes(at, duration)))
  const first = from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from
  return `${weekdayNames[moment.day]}s, ${first} to ${to} ${moment.zone}`
}
